import type { EventItem } from '../../../src/features/programme/programme.shapes.ts';
import { type Language, text } from '../support/texts.ts';
import { tickets } from './booking.ts';

/** What a screen reader reads on the way from the calendar to the confirmation, with two tickets of the first seat group and the code HERBST. */
export function treesOf(event: EventItem, language: Language) {
  const say = (key: Parameters<typeof text>[1]) => JSON.stringify(text(language, key));
  const group = event.seat_groups[0]?.name ?? '';
  const name = JSON.stringify(event.headline || event.name);
  const own = words[language];
  const sum = [
    `- term: ${tickets(language, 2)}`,
    '- definition: /\\d+ €/',
    `- term: ${say('shop_fee_in_tickets')}`,
    '- definition: /\\d+ €/',
    '- term: Code HERBST',
    '- definition: /−\\d+/',
    `- term: ${say('shop_fee_of_order')}`,
    '- definition: /\\d+ €/',
    `- term: ${say('shop_total')}`,
    '- definition: /\\d+ €/',
  ];
  const region = (...after: string[]) => [
    `- region ${own.sum}:`,
    ...[`- heading ${own.sum} [level=2]`, ...sum, ...after].map((line) => `  ${line}`),
  ];
  const lines = (...all: string[]) => all.join('\n');
  return {
    row: lines(
      '- listitem:',
      '  - time',
      `  - heading ${name} [level=3]:`,
      `    - link ${name}`,
      `  - list ${own.access}`,
      `  - button /${own.tickets} .*${event.date_start.slice(11, 16)}/`,
    ),
    widget: lines(
      `- dialog ${name}:`,
      `  - heading ${name} [level=2]`,
      `  - button ${say('booking_close')}`,
      `  - status: /${tickets(language, 2)}, /`,
      '  - list:',
      '    - listitem:',
      `      - heading ${JSON.stringify(group)} [level=3]`,
      '      - paragraph: /\\d+ €/',
      `      - group /${group}/:`,
      `        - button /${group}/`,
      '        - text: "2"',
      `        - button /${group}/`,
      `  - group:`,
      `    - textbox ${say('shop_code_label')}`,
      `    - button ${say('shop_code_use')}`,
      '    - status: /HERBST/',
      ...sum.map((line) => `  ${line}`),
      `  - button ${say('booking_add_to_cart')}`,
    ),
    cart: lines(
      `- list ${say('shop_steps')}`,
      `- heading ${say('shop_cart_title')} [level=1]`,
      '- timer',
      `- button ${say('cart_extend')}`,
      `- list ${say('shop_cart_title')}:`,
      '  - listitem:',
      `    - heading ${name} [level=2]`,
      `    - list ${say('shop_cart_items')}:`,
      '      - listitem:',
      `        - paragraph: /\\d+ € ${group}/`,
      `        - button /${group}/`,
      '        - text: "2"',
      `        - button /${group}/`,
      `        - button /${group}/: ${own.remove}`,
      ...region(`- link ${say('shop_to_checkout')}`),
    ),
    checkout: lines(
      `- heading ${say('shop_checkout_title')} [level=1]`,
      `- region ${say('shop_buyer')}:`,
      `  - textbox ${say('shop_name')}`,
      `  - textbox ${say('shop_email')}`,
      `- region ${say('shop_checkout_check')}:`,
      `  - list:`,
      '    - listitem:',
      `      - strong: ${name}`,
      `      - paragraph: /2 × ${group}/`,
      ...region(`- button ${say('shop_buy_demo')}`),
    ),
    confirmation: lines(
      `- heading ${say('shop_done_title')} [level=1]`,
      '- paragraph:',
      `  - strong: /^[0-9A-Z]{8}$/`,
      '- list:',
      '  - listitem:',
      `    - strong: ${name}`,
      ...region(`- link ${say('shop_done_calendar')}`, `- link ${say('shop_done_programme')}`),
    ),
  };
}

const words = {
  de: { sum: '"Summe"', access: '"Barrierefreiheit"', tickets: 'Karten', remove: 'Entfernen' },
  en: { sum: '"Total"', access: '"Accessibility"', tickets: 'Tickets', remove: 'Remove' },
};
