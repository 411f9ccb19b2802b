import { useSelector } from 'react-redux';
import { selectUser } from '../../../features/users/session/selectors';
import { CompanyScreen } from '../../../features/company/CompanyScreen';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

/** The company's own data for the site, letters and documents. */
export default function CompanyPage() {
  const user = useSelector(selectUser);
  return (
    <>
      <Title>Компания</Title>
      <PageHeader title="Компания" note="Эти данные стоят на сайте, в письмах и документах." />
      <CompanyScreen user={user?.id ?? 0} />
    </>
  );
}
