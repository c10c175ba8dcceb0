/** What a shop page does beyond its forms, in place of the site's script. Everything works without it. */
import { awaitLapse } from '../site/shop/scripts/await-lapse.ts';
import { awaitSale } from '../site/shop/scripts/await-sale.ts';
import { countDown } from '../site/shop/scripts/count-down.ts';
import { renewOnReturn, sendOnce } from '../site/shop/scripts/send-once.ts';

renewOnReturn();
sendOnce();
countDown();
awaitSale();
awaitLapse();
