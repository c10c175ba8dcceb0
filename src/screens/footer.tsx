import type { FrameData } from './frame.tsx';
import { Served } from './served-markup.tsx';
import { useLinksMarked } from './use-links-marked.ts';

/** The end of every page (LAYOUT-01). */
export function Footer({ data }: { data: FrameData }) {
  const marked = useLinksMarked();
  return <Served as="footer" id="footer" className="foot dark" html={marked(data, 'footer')} />;
}
