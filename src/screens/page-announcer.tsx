import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Reads out the title of a page that was reached without loading a document. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname !== first || title) setTitle(document.title);
  }, [pathname, first, title]);
  return (
    <p className="vh" role="status">
      {title}
    </p>
  );
}
