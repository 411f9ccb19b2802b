import type { Company } from '@shlyah/domain';
import { paths } from '../paths';

/** Titles of the public pages, by address. */
export const publicTitles = ({ name, since }: Company): Readonly<Record<string, string>> => ({
  [paths.home]: `${name} — доставка посылок и грузов по Беларуси из Минска`,
  [paths.services]: `Услуги и тарифы — ${name}`,
  [paths.about]: `О компании «${name}» — доставка по Беларуси с ${since} года`,
  [paths.contact]: `Контакты — ${name}`,
  [paths.reference]: `Справочная информация — ${name}`,
  [paths.privacy]: `Персональные данные — ${name}`,
  [paths.login]: `Вход в личный кабинет — ${name}`,
  [paths.register]: `Регистрация — ${name}`,
  [paths.forgotPassword]: `Восстановление пароля — ${name}`,
  [paths.resetPassword]: `Новый пароль — ${name}`,
  [paths.confirmEmail]: `Новая почта — ${name}`,
  [paths.undoEmail]: `Прежняя почта — ${name}`,
  [paths.accessReview]: `Что действует в кабинете — ${name}`,
});

/** Title of the page at an address, ignoring letter case and a trailing slash; undefined for the rest. */
export function titleOf(company: Company, pathname: string): string | undefined {
  const address = pathname.replace(/(.)\/$/, '$1').toLowerCase();
  return Object.entries(publicTitles(company)).find(([path]) => path.toLowerCase() === address)?.[1];
}
