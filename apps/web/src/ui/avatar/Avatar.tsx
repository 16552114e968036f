import type { WireUser } from "@plumbline/contract";
import { useState } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Avatar.module.css";
import { useAvatarAddress } from "./use-avatar-address.ts";

interface AvatarProps {
  readonly user: Pick<WireUser, "name" | "email" | "avatar">;
  readonly className?: string | undefined;
}

/** The picture of a user; the first letter of the name where there is none. Decoration: the name stands beside it. */
export function Avatar({ user: { name, email, avatar }, className }: AvatarProps) {
  const address = useAvatarAddress(avatar);
  // Another device may have removed the picture since.
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classNames(styles.avatar, className)} aria-hidden="true">
      {address === null || address === failed ? (
        monogramOf(name ?? email)
      ) : (
        <img src={address} alt="" className={styles.picture} onError={() => setFailed(address)} />
      )}
    </span>
  );
}

/** The first character as people count them: a letter with its accents is one, and so is a Chinese character. */
function monogramOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "";
}
