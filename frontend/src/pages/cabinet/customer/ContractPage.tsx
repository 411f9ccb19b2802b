import { PageHeader } from '../../../ui/layout/PageHeader';

export default function ContractPage() {
  return <PageHeader title="Контракт" />;
}
