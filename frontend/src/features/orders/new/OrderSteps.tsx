import { useFormikContext } from 'formik';
import { Steps } from '../../../ui/layout/Steps';
import { firstOpen, type StepSchemas } from '../form/schema';
import { STEPS, type StepNumber } from '../form/steps';
import type { OrderValues } from '../form/types';

interface OrderStepsProps {
  step: StepNumber;
  schemas: StepSchemas;
  hrefOf: (step: StepNumber) => string;
}

/** The steps of a new order, open up to the first that is not filled in. */
export function OrderSteps({ step, schemas, hrefOf }: OrderStepsProps) {
  const { values } = useFormikContext<OrderValues>();
  const last = Math.max(firstOpen(schemas, values), step);
  return (
    <Steps
      label="Шаги оформления"
      current={step}
      steps={STEPS.map((title, index) => ({
        title,
        to: index + 1 <= last ? hrefOf((index + 1) as StepNumber) : undefined,
      }))}
    />
  );
}
