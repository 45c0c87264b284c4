import { Card } from '@ezone/ui/card';
import styled from 'styled-components';

/** A page as long or short as a story needs it. */
export const SamplePage = ({ title = 'Notes', cards = 9 }: { title?: string; cards?: number }) => (
  <Page>
    <h1>{title}</h1>
    <Grid>
      {Array.from({ length: cards }, (_, index) => (
        <Card key={index} as="article">
          <h2>Quarterly report {index + 1}</h2>
          <p>Collect the figures of all branches and send them round before Friday noon.</p>
        </Card>
      ))}
    </Grid>
  </Page>
);

const Page = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(6)};
  padding: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.sm} {
    padding: ${({ theme }) => theme.space(6)};
  }

  & > h1 {
    ${({ theme }) => theme.type.pageTitle}
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(24rem, 1fr));
  gap: ${({ theme }) => theme.space(4)};

  & h2 {
    ${({ theme }) => theme.type.cardTitle}
  }
`;
