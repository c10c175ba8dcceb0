import { useLocation } from 'react-router';
import { useAddress, useOwnQuery } from './address.ts';
import type { FrameData } from './frame.tsx';
import type { FrameMarkup } from './frame-markup.server.tsx';
import { markLinks } from './mark-links.ts';

/** Parts of the frame as markup that says where the visitor is; only on the server, which alone has it. */
export const useLinksMarked: () => (data: FrameData, part: keyof FrameMarkup) => string = import.meta.env.SSR
  ? () => {
      const { name, urls } = useAddress();
      const { pathname } = useLocation();
      const place = { pathname, urls, query: useOwnQuery(name) };
      return (data, part) => markLinks(data.served.markup[part], place);
    }
  : () => () => '';
