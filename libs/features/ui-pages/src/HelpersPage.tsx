import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { HelperList } from './components/HelperList';
import { Section } from './components/Section';
import { Sections } from './components/Sections';
import { helpers } from './helpers';
import type { HelperGroupId } from './helpers';
import { helperMessages as words } from './messages';
import { uiPageTitles } from './titles';

const groups = Object.keys(helpers) as HelperGroupId[];

/** What the theme offers in place of helper classes, shown as it looks and ready to be copied. */
export const Page = () => {
  const { formatMessage } = useIntl();
  return (
    <PageSimple
      header={
        <PageHeader
          title={<FormattedMessage {...uiPageTitles.helpers} />}
          description={<FormattedMessage {...words.intro} />}
        />
      }
      start={{ name: formatMessage(uiPageTitles.helpers), content: <Contents /> }}
    >
      <Sections>
        {groups.map((group) => (
          <Section key={group} id={group} title={words[group]} use={words[`${group}Use`]}>
            <HelperList group={group} helpers={helpers[group]} />
          </Section>
        ))}
      </Sections>
    </PageSimple>
  );
};

function Contents() {
  const { formatMessage } = useIntl();
  return (
    <Nav aria-label={formatMessage(uiPageTitles.helpers)}>
      <ul role="list">
        {groups.map((group) => (
          <li key={group}>
            <Entry href={`#${group}`}>
              <FormattedMessage {...words[group]} />
            </Entry>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  padding: ${({ theme }) => theme.space(3)};
`;

const Entry = styled.a`
  display: flex;
  align-items: center;
  min-block-size: 3.6rem;
  padding-inline: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.type.control}
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;
