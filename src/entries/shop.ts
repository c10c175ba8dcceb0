/** What a shop page does beyond its forms, in place of the site's script. Everything works without it. */
import { countDown } from '../site/shop/scripts/count-down.ts';
import { renewOnReturn, sendOnce } from '../site/shop/scripts/send-once.ts';

renewOnReturn();
sendOnce();
countDown();
