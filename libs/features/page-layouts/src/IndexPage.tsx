import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { RouteLink } from '@ezone/shell/routing';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { LayoutPreview } from './components/LayoutPreview';
import { layoutMessages } from './messages';
import { indexTitle } from './titles';
import { layoutTitles } from './variantTitles';
import { blankPath, kindOf, layoutVariants, pathOf } from './variants';
import type { LayoutVariant } from './variants';

type Entry = { path: string; title: MessageDescriptor; variant: LayoutVariant | null };

const entriesOf = (kind: 'carded' | 'simple'): Entry[] =>
  layoutVariants
    .filter((variant) => kindOf(variant) === kind)
    .map((variant) => ({ path: pathOf(variant), title: variant.title, variant }));

const groups: readonly { id: string; title: MessageDescriptor; use: MessageDescriptor; entries: Entry[] }[] = [
  { id: 'carded', title: layoutMessages.carded, use: layoutMessages.cardedUse, entries: entriesOf('carded') },
  { id: 'simple', title: layoutMessages.simple, use: layoutMessages.simpleUse, entries: entriesOf('simple') },
  {
    id: 'other',
    title: layoutMessages.other,
    use: layoutMessages.otherUse,
    entries: [{ path: blankPath, title: layoutTitles.blank, variant: null }],
  },
];

/** All page layouts, drawn small, each a way to the page that shows it. */
export const Page = () => (
  <PageSimple
    header={
      <PageHeader
        title={<FormattedMessage {...indexTitle.index} />}
        description={<FormattedMessage {...layoutMessages.intro} />}
      />
    }
  >
    <Groups>
      {groups.map(({ id, title, use, entries }) => (
        <section key={id} aria-labelledby={id}>
          <Heading id={id}>
            <FormattedMessage {...title} />
          </Heading>
          <Muted>
            <FormattedMessage {...use} />
          </Muted>
          <Grid role="list">
            {entries.map((entry) => (
              <li key={entry.path}>
                <Tile to={entry.path}>
                  <LayoutPreview variant={entry.variant} />
                  <FormattedMessage {...entry.title} />
                </Tile>
              </li>
            ))}
          </Grid>
        </section>
      ))}
    </Groups>
  </PageSimple>
);

const Muted = styled.p`
  max-inline-size: ${({ theme }) => theme.width.prose};
  color: ${({ theme }) => theme.color.textMuted};
`;

const Groups = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(10)};
`;

const Heading = styled.h2`
  ${({ theme }) => theme.type.section}
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 42vw), 1fr));
  gap: ${({ theme }) => theme.space(6)} ${({ theme }) => theme.space(4)};
  margin-block-start: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.sm} {
    column-gap: ${({ theme }) => theme.space(6)};
  }
`;

const Tile = styled(RouteLink)`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.type.control}
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;

  &:hover {
    color: ${({ theme }) => theme.tone.primary.text};

    & > div {
      border-color: ${({ theme }) => theme.color.borderStrong};
    }
  }
`;
