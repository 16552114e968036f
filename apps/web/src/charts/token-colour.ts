const painted = new Map<string, string>();

/**
 * A colour token as `rgb(r, g, b)`, for drawing code that reads no other notation. Ask anew when the appearance changes.
 *
 * @param token Name of a colour in `tokens.css`, such as `--gain`.
 * @param place Element whose theme counts.
 */
export function tokenColour(token: `--${string}`, place: Element): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  place.append(probe);
  // Only the computed value of a colour property is settled for the theme; that of the token is still a formula.
  const colour = getComputedStyle(probe).color;
  probe.remove();
  let rgb = painted.get(colour);
  if (rgb === undefined) {
    rgb = asPainted(colour);
    painted.set(colour, rgb);
  }
  return rgb;
}

/** What a screen shows of a colour in any notation. */
function asPainted(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
