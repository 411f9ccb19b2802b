import { useSelector } from 'react-redux';
import type { CompanyDto } from '@shlyah/api-client';

/** The site's company; at least one phone, the main one first. */
export const useCompany = (): CompanyDto => useSelector(({ company }: { company: CompanyDto }) => company);
