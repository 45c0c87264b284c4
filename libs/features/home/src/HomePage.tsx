import { mayAccess, RouteLink, useRouting } from '@ezone/shell/routing';
import { menuIcons } from '@ezone/shell/routing/menu';
import { useSession } from '@ezone/shell/session';
import { Card } from '@ezone/ui/card';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { aboutMessages } from './aboutMessages';
import { PlainPage } from './PlainPage';

/** Pages that a day begins with or that help to find one's way, and what each is for. */
const ways: readonly { path: string; text: MessageDescriptor }[] = [
  { path: '/apps/dashboards/analytics', text: aboutMessages.dashboard },
  { path: '/apps/mail', text: aboutMessages.mail },
  { path: '/apps/todo', text: aboutMessages.todo },
  { path: '/apps/calendar', text: aboutMessages.calendar },
  { path: '/apps/scrumboard', text: aboutMessages.boards },
  { path: '/apps/file-manager', text: aboutMessages.files },
  { path: '/pages/knowledge-base', text: aboutMessages.help },
  { path: '/pages/faq', text: aboutMessages.faq },
];

/** A few words about the product, and where to begin: what the user may open. */
export const Page = () => {
  const { roles } = useSession();
  const { routes } = useRouting();
  const open = ways.flatMap(({ path, text }) => {
    const route = routes.find((one) => one.path.replace(/\/\*$/, '') === path);
    return route?.menu && mayAccess(route.access, roles)
      ? [{ path, text, title: route.title, Icon: menuIcons[route.menu.icon] }]
      : [];
  });
  return (
    <PlainPage heading={<FormattedMessage {...aboutMessages.aboutHeading} />}>
      <Text>
        <FormattedMessage {...aboutMessages.aboutText} />
      </Text>
      <Text>
        <FormattedMessage {...aboutMessages.keys} />
      </Text>
      <section aria-labelledby="ways">
        <Title id="ways">
          <FormattedMessage {...aboutMessages.begin} />
        </Title>
        <Ways role="list">
          {open.map(({ path, text, title, Icon }) => (
            <li key={path}>
              <Way as={RouteLink} to={path} $interactive>
                <Icon aria-hidden />
                <b>
                  <FormattedMessage {...title} />
                </b>
                <span>
                  <FormattedMessage {...text} />
                </span>
              </Way>
            </li>
          ))}
        </Ways>
      </section>
    </PlainPage>
  );
};

const Text = styled.p`
  max-inline-size: ${({ theme }) => theme.width.prose};
`;

const Title = styled.h2`
  margin-block-end: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.cardTitle}
`;

const Ways = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(28rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

const Way = styled(Card)<{ to: string }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(3)};
  block-size: 100%;
  align-content: start;
  color: inherit;
  text-decoration: none;

  & > svg {
    inline-size: 2rem;
    block-size: 2rem;
    color: ${({ theme }) => theme.color.textMuted};
  }

  & > span {
    grid-column: 2;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
