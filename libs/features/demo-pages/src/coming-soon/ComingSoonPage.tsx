import { FormFrame, FormTextField } from '@ezone/shell/forms';
import { Button } from '@ezone/ui/button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { DemoFrame } from '../components/DemoFrame';
import { DemoNote, DoneNote } from '../components/DemoNotes';
import { fieldMessages, soonMessages } from '../messages';
import { useDemoForm } from '../useDemoForm';
import { nextNewYear } from './nextNewYear';
import { OpeningCountdown } from './OpeningCountdown';

const loadRules = async () => (await import('./addressRules')).addressRules;

type Address = { email: string };

/** Something is to come on a day, and one may leave an address. */
export const Page = () => {
  const [opening] = useState(() => nextNewYear(Date.now()));
  const form = useDemoForm<Address>({ initialValues: { email: '' }, loadRules });
  return (
    <DemoFrame>
      <Parts>
        <Heading>
          <FormattedMessage {...soonMessages.heading} />
        </Heading>
        <Intro>
          <FormattedMessage {...soonMessages.intro} />
        </Intro>
        <OpeningCountdown to={opening} />
        <DemoNote />
        <FormFrame onSubmit={form.submit}>
          <FormTextField<Address>
            form={form}
            name="email"
            label={<FormattedMessage {...fieldMessages.email} />}
            type="email"
            dir="ltr"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            size="large"
          />
          <DoneNote isDone={form.isDone}>
            <FormattedMessage {...soonMessages.done} />
          </DoneNote>
          <Button type="submit" variant="primary" size="large" fullWidth isDisabled={!form.canSubmit}>
            <FormattedMessage {...soonMessages.submit} />
          </Button>
        </FormFrame>
      </Parts>
    </DemoFrame>
  );
};

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(5)};
  inline-size: 100%;
  max-inline-size: 56rem;
`;

const Heading = styled.h1`
  ${({ theme }) => theme.type.hero}
  text-wrap: balance;
`;

const Intro = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  text-wrap: pretty;
`;
