/** A text of the served markup with values in its places: `fillText('Noch {time} Minuten', { time: '9:59' })`. */
export function fillText(text: string | undefined, values: Readonly<Record<string, string | number>>): string {
  return (text ?? '').replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
