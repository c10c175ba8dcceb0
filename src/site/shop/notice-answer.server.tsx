import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import { NoticeView } from './notice-view.tsx';
import type { ShopAnswer } from './render-shop.server.tsx';
import { cartSummaryOf, type ShopContext } from './shop-context.server.ts';

interface Notice {
  status: number;
  title: string;
  text?: string | undefined;
  /** Where it stands on the way to tickets; null beside it. */
  step: ShopAnswer['step'];
}

/** A page of one sentence that leads back to the programme. */
export async function noticeAnswer(context: ShopContext, { status, title, text, step }: Notice): Promise<ShopAnswer> {
  return {
    ...{ status, title, step, ...(await cartSummaryOf(context)) },
    view: (
      <NoticeView title={title} {...(text && { text })}>
        <a className="btn" href={href('events', context.language)}>
          {m.shop_done_programme()}
        </a>
      </NoticeView>
    ),
  };
}
