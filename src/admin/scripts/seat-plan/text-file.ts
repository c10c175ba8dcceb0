/** A file is read into the text field of its form, as if it had been pasted: in whatever encoding a spreadsheet has written it. */
export function readTextFiles(): void {
  for (const field of document.querySelectorAll<HTMLElement>('[data-text-file]')) {
    const input = field.querySelector('input');
    const text = field.closest('form')?.querySelector('textarea');
    const status = field.querySelector('[role=status]');
    if (!input || !text || !status) continue;
    field.hidden = false;
    input.addEventListener('change', async () => {
      const file = input.files?.[0];
      if (!file) return;
      text.value = decode(new Uint8Array(await file.arrayBuffer()));
      text.dispatchEvent(new Event('input', { bubbles: true }));
      status.textContent = (field.dataset.textFile ?? '').replace('{name}', file.name);
    });
  }
}

/** UTF-8, UTF-16 with its mark, else what Windows writes in German. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
