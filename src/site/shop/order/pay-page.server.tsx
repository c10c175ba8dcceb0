import type { Order } from '../../../features/booking/shop-gateway.ts';
import { m } from '../../../paraglide/messages.js';
import { NoticeView } from '../notice-view.tsx';
import type { ShopAnswer } from '../render-shop.server.tsx';
import type { ShopContext } from '../shop-context.server.ts';

/**
 * Leads on to where the shop takes the payment, at another origin: by a page of its own (OPS-286). The answer to a form must not redirect
 * there, for browsers follow `form-action` of the policy, and the visitor would see nothing happen to an order that is placed.
 */
export function payPage({ reply }: ShopContext, { number }: Order, payUrl: string): ShopAnswer {
  const { href } = new URL(payUrl);
  reply.header('refresh', `0; url=${href}`);
  return {
    status: 200,
    title: m.shop_pay_title(),
    step: 3,
    ...{ quantity: 0, seconds: 0 },
    view: (
      <NoticeView title={m.shop_pay_title()} text={m.shop_pay_text({ number })}>
        <a className="btn" href={href}>
          {m.shop_pay_link()}
        </a>
      </NoticeView>
    ),
  };
}
