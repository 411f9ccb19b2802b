import { PageHeader } from '../../ui/layout/PageHeader';

export default function UserContractPage() {
  return <PageHeader title="Контракт" />;
}
