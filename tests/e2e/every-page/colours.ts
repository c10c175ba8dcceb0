/** Red, green and blue of a computed colour, 0 to 255 each, as it is seen over white. Throws for what is no colour. */
export function overWhite(colour: string): number[] {
  const [red, green, blue, opacity = 1] = [...colour.matchAll(/[\d.]+/g)].map(([number]) => Number(number));
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`No colour: '${colour}'`);
  // Colours mixed by the browser come as fractions of one.
  const whole = colour.startsWith('color(') ? 255 : 1;
  return [red, green, blue].map((part) => part * whole * opacity + 255 * (1 - opacity));
}

/** The stops of a computed gradient, in its order. */
export function stopsOf(gradient: string): string[] {
  return gradient.match(/(rgba?|color)\([^)]+\)/g) ?? [];
}

/** Contrast of two colours as WCAG counts it. */
export function contrast(a: number[], b: number[]): number {
  const light = (colour: number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [x, y] = [light(a), light(b)].sort((first, second) => second - first);
  return ((x ?? 0) + 0.05) / ((y ?? 0) + 0.05);
}
