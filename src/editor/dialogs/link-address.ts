/** An address that was typed or pasted, with https where nothing else is said (EDIT-09); null for what is none. */
export function linkAddress(words: string): string | null {
  const text = words.trim();
  if (/^(https?:\/\/\S|mailto:\S|tel:\S|\/(?![/\\])|#[A-Za-z][\w-]*$)/i.test(text)) return text;
  if (/^[\w.+-]+@[\w-]+\.[\w.]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text) && !/\.(pdf|jpe?g|png|webp|docx?)$/i.test(text) ? `https://${text}` : null;
}

/** True for an address of another website, which may open in a new window. */
export function isOutside(address: string): boolean {
  return /^https?:/i.test(address);
}
