import { loginHint } from '../../features/accounts/login-hint.ts';

/** Whether it is worth asking who is logged in. */
export const isLoggedIn = () => document.cookie.includes(`${loginHint}=`);
