import { mainPhone } from '@shlyah/domain';
import { useCompany } from './useCompany';

/** Advice for a place missing from the suggestions: the list of inhabited places is incomplete. */
export const useNotInList = (): string =>
  `Нет в списке? Выберите ближайший город или позвоните: ${mainPhone(useCompany())}`;
