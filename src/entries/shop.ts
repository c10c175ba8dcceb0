/** What a shop page does beyond its forms, in place of the site's script. Everything works without it. */
import { countDown } from '../screens/shop/scripts/count-down.ts';
import { renewOnReturn, sendOnce } from '../screens/shop/scripts/send-once.ts';

renewOnReturn();
sendOnce();
countDown();
