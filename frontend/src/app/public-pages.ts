import { paths } from '../paths';
import { lazyPage, type LazyPage } from './lazy-page';

/** The public pages by address; each is its own piece of code. */
export const publicPages = {
  [paths.home]: lazyPage(() => import('../pages/public/HomePage')),
  [paths.services]: lazyPage(() => import('../pages/public/ServicesPage')),
  [paths.about]: lazyPage(() => import('../pages/public/AboutPage')),
  [paths.contact]: lazyPage(() => import('../pages/public/ContactPage')),
  [paths.reference]: lazyPage(() => import('../pages/public/ReferencePage')),
  [paths.privacy]: lazyPage(() => import('../pages/public/PrivacyPage')),
  [paths.login]: lazyPage(() => import('../pages/public/LoginPage')),
  [paths.register]: lazyPage(() => import('../pages/public/RegisterPage')),
  [paths.forgotPassword]: lazyPage(() => import('../pages/public/ForgotPasswordPage')),
  [paths.resetPassword]: lazyPage(() => import('../pages/public/ResetPasswordPage')),
  [paths.confirmEmail]: lazyPage(() => import('../pages/public/ConfirmEmailPage')),
  [paths.undoEmail]: lazyPage(() => import('../pages/public/UndoEmailPage')),
  [paths.accessReview]: lazyPage(() => import('../pages/public/AccessReviewPage')),
} satisfies Record<string, LazyPage>;

/** The page that an address shows, letter case and a trailing slash apart; undefined for the rest. */
export function publicPageAt(address: string): LazyPage | undefined {
  const wanted = address.replace(/(.)\/$/, '$1').toLowerCase();
  return Object.entries(publicPages).find(([path]) => path.toLowerCase() === wanted)?.[1];
}
