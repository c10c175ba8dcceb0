import type { ComponentType } from 'react';
import { m } from '../../paraglide/messages.js';
import { routeAddresses } from '../../urls.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { type DescribedSite, describeDocument, type HeadEntry } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { LoginView } from '../user/login-view.tsx';
import { OrdersView } from '../user/orders-view.tsx';
import { PasswordView } from '../user/password-view.tsx';
import { ProfileView } from '../user/profile-view.tsx';
import { readUserPage, type UserPageData } from '../user/read-user-page.server.ts';
import { SettingsView } from '../user/settings-view.tsx';
import { SetupView } from '../user/setup-view.tsx';
import type { UserPage } from '../user/user-page.ts';

/** Login, password, profile and settings (ROUTE-22, ROUTE-23, ROUTE-29): plain forms, rendered per request and not cached. */
export async function load(place: PageContext) {
  return readUserPage(place);
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] => {
  return describeDocument(site, {
    title: titles[data.page ?? 'login'](),
    description: m.login_help(),
    urls: data.urls ?? routeAddresses.home.path,
    isHidden: true,
  });
};

export function View({ data }: { data: Data }) {
  const View = views[data.page];
  const title = titles[data.page]();
  return (
    <article className={`wrap user-page user-${data.page}`}>
      <Breadcrumb current={title} />
      <h1>{title}</h1>
      <View data={data} />
    </article>
  );
}

const titles: Record<UserPage, () => string> = {
  login: m.login_title,
  password: m.account_password_title,
  profile: m.account_profile,
  settings: m.account_settings,
  setup: m.account_setup_title,
  orders: m.account_orders,
};

const views: Record<UserPage, ComponentType<{ data: UserPageData }>> = {
  login: LoginView,
  password: PasswordView,
  profile: ProfileView,
  settings: SettingsView,
  setup: SetupView,
  orders: OrdersView,
};
