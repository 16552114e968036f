/** Fills the space of rows that are not drawn, inside the same table body. */
export function RowGap({ height }: { readonly height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: this row holds nothing that could have the focus.
    <tr aria-hidden="true" hidden={height <= 0}>
      <td style={{ height }} />
    </tr>
  );
}
