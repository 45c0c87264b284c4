import { Button } from '@ezone/ui/button';
import type { ReactNode } from 'react';

type SubmitButtonProps = {
  canSubmit: boolean;
  /** The form is on its way. */
  isBusy: boolean;
  /** What it does. */
  children: ReactNode;
};

/** The button under the fields of a form that stands alone on its page. */
export const SubmitButton = ({ canSubmit, isBusy, children }: SubmitButtonProps) => (
  <Button type="submit" variant="primary" size="large" fullWidth isDisabled={!canSubmit} isPending={isBusy}>
    {children}
  </Button>
);
