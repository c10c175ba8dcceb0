import './user/user.css';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { m } from '../paraglide/messages.js';
import { leaves } from '../urls.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { describeDocument, rootOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';
import { LoginView } from './user/login-view.tsx';
import { PasswordView } from './user/password-view.tsx';
import { ProfileView } from './user/profile-view.tsx';
import { readUserPage, type UserPageData } from './user/read-user-page.server.ts';
import { SettingsView } from './user/settings-view.tsx';
import { SetupView } from './user/setup-view.tsx';
import type { UserPage } from './user/user-page.ts';

/** Login, password, profile and settings (ROUTE-22, ROUTE-23, ROUTE-29): plain forms, drawn for each visitor and never kept. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return readUserPage(context.get(pageContext), params.page, request);
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  return describeDocument(rootOf(matches), {
    title: titles[loaderData?.page ?? 'login'](),
    description: m.login_help(),
    urls: loaderData?.urls ?? leaves.home.path,
    isHidden: true,
  });
};

export default function User() {
  const data = useLoaderData<typeof loader>();
  const View = views[data.page];
  const title = titles[data.page]();
  return (
    <article className="wrap user-page">
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
};

const views: Record<UserPage, ComponentType<{ data: UserPageData }>> = {
  login: LoginView,
  password: PasswordView,
  profile: ProfileView,
  settings: SettingsView,
  setup: SetupView,
};
