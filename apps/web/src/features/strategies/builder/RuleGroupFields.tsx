import type { WireStrategy } from "@plumbline/contract";
import { useText } from "../../../i18n/index.ts";
import { Button, SegmentedControl } from "../../../ui/index.ts";
import styles from "./Builder.module.css";
import { FIRST_RULE, type Group, groupOf, isGroup, joinOf, type Member, membersOf, moved } from "./draft.ts";
import { Problems } from "./Problems.tsx";
import { RuleRow } from "./RuleRow.tsx";
import { useDraft } from "./use-draft.ts";

interface RuleGroupFieldsProps {
  readonly group: Group;
  readonly path: string;
  /** Whether it may hold groups itself. */
  readonly isOuter?: boolean;
  /** The strategy with another group in this place. */
  readonly place: (group: Group) => WireStrategy;
  readonly onRemove?: () => void;
}

/** Rules that must all hold, or of which one must; they are added, moved and removed here. */
export function RuleGroupFields({ group, path, isOuter = false, place, onRemove }: RuleGroupFieldsProps) {
  const text = useText();
  const { change } = useDraft();
  const join = joinOf(group);
  const members = membersOf(group);
  const withMembers = (next: readonly Member[]) => place(groupOf(join, next));
  const withMember = (at: number, member: Member) => withMembers(members.with(at, member));
  return (
    <div className={styles.group}>
      {members.length > 1 && (
        <SegmentedControl
          label={text("builder.join")}
          options={(["all", "any"] as const).map((value) => ({ value, label: text(`builder.join.${value}`) }))}
          value={join}
          onChange={(next) => change(place(groupOf(next, members)))}
        />
      )}
      <ul className={styles.rules}>
        {members.map((member, at) => {
          const there = `${path}.${join}.${at}`;
          const remove = () => change(withMembers(members.toSpliced(at, 1)));
          if (isGroup(member)) {
            return (
              <li key={there} className={styles.inner}>
                <RuleGroupFields
                  group={member}
                  path={there}
                  place={(next) => withMember(at, next as Member)}
                  onRemove={remove}
                />
              </li>
            );
          }
          return (
            <RuleRow
              key={there}
              rule={member}
              path={there}
              n={at + 1}
              count={members.length}
              place={(next) => withMember(at, next)}
              onRemove={remove}
              onMove={(by) => change(withMembers(moved(members, at, at + by)))}
            />
          );
        })}
      </ul>
      <Problems path={path} isExact />
      <div className={styles.adding}>
        <Button onClick={() => change(withMembers([...members, FIRST_RULE]))}>{text("builder.addRule")}</Button>
        {isOuter && (
          <Button
            look="quiet"
            onClick={() =>
              change(withMembers([...members, join === "all" ? { any: [FIRST_RULE] } : { all: [FIRST_RULE] }]))
            }
          >
            {text("builder.addGroup")}
          </Button>
        )}
        {onRemove && (
          <Button look="quiet" onClick={onRemove}>
            {text("builder.removeGroup")}
          </Button>
        )}
      </div>
    </div>
  );
}
