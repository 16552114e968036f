import type { WireFigure } from "@plumbline/contract";
import { MISSING } from "../../../format/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { FigureValue } from "../../../ui/index.ts";

interface PastErrorProps {
  readonly name: "absoluteError" | "bias";
  /** Undefined where too few targets are judged. */
  readonly own: WireFigure | undefined;
  readonly others?: WireFigure;
}

/** By how much targets were wrong, for this stock and, where that is published, for others. */
export function PastError({ name, own, others }: PastErrorProps) {
  const text = useText();
  const { percent, change } = useFormats();
  const what = text(`opinion.${name}`);
  const written = (value: number) => (name === "bias" ? change(value, 0) : percent(value, 0));
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>
        {own ? (
          <FigureValue
            figure={own}
            label={text("opinion.ofThisStock", { what })}
            format={written}
            explanation={text(`opinion.explain.${name}`)}
          />
        ) : (
          MISSING
        )}
      </td>
      <td>
        {others && (
          <FigureValue
            figure={others}
            label={text("opinion.ofOthers", { what })}
            format={written}
            explanation={text("opinion.explain.baseRate")}
          />
        )}
      </td>
    </tr>
  );
}
