/** Has the login lead back to the page on which its link was pressed. Once in a document. */
export function leadBack(): void {
  const lead = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a.account-link');
    if (link && link.pathname !== location.pathname) link.search = `?next=${encodeURIComponent(location.pathname + location.search)}`;
  };
  addEventListener('click', lead, true);
}
