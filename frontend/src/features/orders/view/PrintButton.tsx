import { Button } from '../../../ui/actions/Button';

export function PrintButton() {
  return (
    <Button kind="secondary" icon="print" onClick={() => window.print()}>
      Распечатать
    </Button>
  );
}
