import { useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteItem, SAVED_ITEMS, saveItem } from "../../features/saved/index.ts";
import {
  type ColumnGroup,
  ColumnGroups,
  type ColumnGroupsProps,
  groupOf,
  type KeptColumns,
  localGroups,
  withGroup,
} from "../../features/screener/index.ts";
import { readAddress, writeAddress } from "../../router/index.ts";
import { useIsSignedIn, useObservable } from "../../state/index.ts";

/** The column groups, with those that the reader keeps: in the account, as saved screens of nothing but columns, or in this browser. */
export function ColumnGroupsPart(props: Omit<ColumnGroupsProps, "kept">) {
  const inAccount = useAccountGroups();
  const local = useObservable(localGroups);
  const inBrowser: KeptColumns = {
    groups: local,
    isInAccount: false,
    keep: async (group) => localGroups.write(withGroup(local, group)),
    forget: async (name) => localGroups.write(local.filter((other) => other.name !== name)),
  };
  return <ColumnGroups {...props} kept={useIsSignedIn() ? inAccount : inBrowser} />;
}

function useAccountGroups(): KeptColumns {
  const client = useQueryClient();
  const { data } = useQuery({ ...SAVED_ITEMS, enabled: useIsSignedIn() });
  const saved = (data?.items ?? []).flatMap(({ id, kind, address }) => {
    const group = kind === "screen" ? groupOf(readAddress(address).query) : null;
    return group ? [{ id, group }] : [];
  });
  const idOf = (name: string): string | undefined => saved.find(({ group }) => group.name === name)?.id;
  return {
    groups: saved.map(({ group }) => group).toReversed(),
    isInAccount: true,
    async keep({ name, columns }: ColumnGroup) {
      const address = writeAddress("/pages/basic-search", { cols: columns.join("~"), view: name });
      await saveItem(client, { id: idOf(name), kind: "screen", name, address });
    },
    async forget(name) {
      const id = idOf(name);
      if (id !== undefined) await deleteItem(client, id);
    },
  };
}
