import { FormFrame } from '@ezone/shell/forms';
import { RouteLink } from '@ezone/shell/routing';
import { useCurrentUser } from '@ezone/shell/session';
import { Avatar } from '@ezone/ui/avatar';
import { Button } from '@ezone/ui/button';
import { Link } from '@ezone/ui/link';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { DemoNote, DoneNote } from '../components/DemoNotes';
import { authTexts, faultMessages } from '../messages';
import { pathInLook } from '../paths';
import type { AuthKind, AuthLook } from '../paths';
import { useDemoForm } from '../useDemoForm';
import { AuthField } from './AuthField';
import { authForms, noValues } from './authForms';
import type { AuthValues } from './authForms';

/** Somebody, where nobody is signed in. */
const SAMPLE = { name: 'Nora Lindqvist', address: 'nora@example.com' };

/** The heading, the form and the ways on of a page around signing in. */
export const AuthForm = ({ kind, look }: { kind: AuthKind; look: AuthLook }) => {
  const { heading, intro, fields, submit, done, ways } = authForms[kind];
  const user = useCurrentUser();
  const form = useDemoForm<AuthValues>({
    initialValues: noValues,
    loadRules: async () => (await import('./authRules')).authRulesOf(fields),
    words: faultMessages,
  });
  return (
    <Parts>
      {kind === 'lock' && <Person name={user?.data.displayName ?? SAMPLE.name} />}
      <div>
        <Heading>
          <FormattedMessage {...heading} />
        </Heading>
        <Intro>
          {intro ? (
            <FormattedMessage {...intro} />
          ) : (
            <FormattedMessage {...authTexts.confirmIntro} values={{ address: user?.data.email ?? SAMPLE.address }} />
          )}
        </Intro>
      </div>
      <DemoNote />
      <FormFrame onSubmit={form.submit}>
        {fields.map((name) => (
          <AuthField key={name} {...{ form, name }} />
        ))}
        <DoneNote isDone={form.isDone}>
          <FormattedMessage {...done} />
        </DoneNote>
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          isDisabled={fields.length > 0 && !form.canSubmit}
        >
          <FormattedMessage {...submit} />
        </Button>
      </FormFrame>
      <Ways>
        {ways.map(({ to, text }) => (
          <Link key={to} as={RouteLink} to={pathInLook(to, look)}>
            <FormattedMessage {...text} />
          </Link>
        ))}
      </Ways>
    </Parts>
  );
};

const Person = ({ name }: { name: string }) => (
  <Who>
    <Avatar name={name} size="large" decorative />
    <bdi>{name}</bdi>
  </Who>
);

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(5)};
`;

const Heading = styled.h1`
  ${({ theme }) => theme.type.pageTitle}
  overflow-wrap: break-word;
`;

const Intro = styled.p`
  margin-block-start: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Who = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.type.cardTitle}
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  padding-block-start: ${({ theme }) => theme.space(4)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};

  @media (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: 4.4rem;
    }
  }
`;
