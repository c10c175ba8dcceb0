/** Loads the code of the seat plan with its styles, also after it has not come. @throws where it does not come this time either */
export async function loadSeatChooser() {
  // The repeated import would take a stylesheet that has failed for loaded.
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => !isReadable(link.sheet));
  await Promise.all(failed.map(loadAgain));
  return import('./seat-chooser.tsx');
}

/** Browsers give a stylesheet that has failed a sheet whose rules nobody may read, or none. */
function isReadable(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet?.cssRules !== undefined;
  } catch {
    return false;
  }
}

function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve, { once: true });
    again.addEventListener('error', reject, { once: true });
    link.replaceWith(again);
  });
}
