import { useLayoutEffect, useState } from 'react';
import { Meta, useMatches } from 'react-router';
import type { RootData } from '../root.tsx';
import { errorOf } from './error-page.tsx';

interface DocumentHeadProps {
  data: RootData | undefined;
  /** What the page could not be shown for, undefined when nothing happened. */
  error: unknown;
}

/** Whether what the server wrote of the page still stands in the head. */
let isServing = !import.meta.env.SSR;

/**
 * The head of a document without its styles. What the server wrote stays as it came: taking some twenty elements over that say
 * the same again is a tenth of waking up a page (decision 0075). Another page, or the same one with other data, writes its own.
 */
export function DocumentHead({ data, error }: DocumentHeadProps) {
  const matches = useMatches();
  const [first] = useState(isServing ? matches : null);
  const [served, setServed] = useState<readonly Element[] | null>(null);
  const [isLost, setIsLost] = useState(false);
  const isKept = isServing && matches === first && error === undefined;
  // Asked before React puts others beside them.
  if (isServing && !isKept && !served) setServed([...document.head.querySelectorAll(ofOnePage)]);
  useLayoutEffect(() => {
    // Where React cannot take a document over it makes a new one, with nothing of this in it.
    if (isKept && document.head.querySelector('title') === null) setIsLost(true);
    else if (isKept) return;
    isServing = false;
    for (const element of served ?? []) element.remove();
  }, [isKept, served]);
  return (
    <>
      {(import.meta.env.SSR || isLost) && <OfEveryPage data={data} />}
      {!isKept && (error === undefined ? <Meta /> : <OfError error={error} siteName={data?.siteName} />)}
    </>
  );
}

/** What `Meta` writes of a page (`describeDocument`). */
const ofOnePage =
  'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[hreflang], script[type="application/ld+json"]';

function OfEveryPage({ data }: Pick<DocumentHeadProps, 'data'>) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {data?.brand.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {data && <link rel="icon" href={data.design.header.logoLink} type="image/svg+xml" />}
    </>
  );
}

function OfError({ error, siteName }: { error: unknown; siteName: string | undefined }) {
  const { message } = errorOf(error);
  return (
    <>
      <title>{siteName ? `${message} | ${siteName}` : message}</title>
      <meta name="robots" content="none" />
    </>
  );
}
