import { JournalScreen } from '../../../features/journal/JournalScreen';
import { Title } from '../../../ui/Title';

/** Who came in, changed rights and looked at papers, for admins. */
export default function JournalPage() {
  return (
    <>
      <Title>Журнал</Title>
      <JournalScreen />
    </>
  );
}
