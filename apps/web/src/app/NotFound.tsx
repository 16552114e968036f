import { useText } from "../i18n/index.ts";
import { reLaunch } from "../router/index.ts";
import { Button, Notice, useTitle } from "../ui/index.ts";

/** No such page, or not in this version. */
export function NotFound() {
  const text = useText();
  useTitle(text("shell.notFound"));
  const action = <Button onClick={() => reLaunch("/")}>{text("shell.toHome")}</Button>;
  return (
    <Notice title={text("shell.notFound")} action={action}>
      {text("shell.notFoundExplained")}
    </Notice>
  );
}
