/** All styles of public pages, in their order: one stylesheet, so that soft navigation loads no further ones. */
import './styles.css';
import '../features/booking/widget/widget.css';
import '../features/booking/widget/timeslots/timeslots.css';
import '../features/booking/widget/codes/presale.css';
import '../features/booking/sold-out-panel.css';
import '../features/booking/widget/sheet.css';
import '../features/booking/widget/cart-status.css';
import '../features/search/search.css';
import '../features/magazine/magazine.css';
import '../features/media/picture-credits.css';
import '../features/consent/question/consent-bar.css';
import '../features/consent/question/consent-choice.css';
import '../features/accounts/account-menu.css';
import '../features/forms/form.css';
import '../site/routes/home/home-hero.css';
import '../site/layout/overlay/event-overlay.css';
import '../site/layout/connection/connection.css';
import '../site/user/user.css';
import '../site/shop/order/order-change.css';
import '../site/routes/offline/offline-programme.css';
import '../modules/modules.css';

import.meta.glob('../modules/*/*.css', { eager: true });
