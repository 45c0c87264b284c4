import { Button } from '@ezone/ui/button';
import { Chip } from '@ezone/ui/chip';
import { Link } from '@ezone/ui/link';
import { SCHEME_NAMES, SchemeScope, theme, TONES } from '@ezone/ui/theme';
import type { ColorRole, SchemeName } from '@ezone/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';

const CHARTS: ColorRole[] = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'];

type SchemesProps = {
  schemes: readonly SchemeName[];
  words: { title: string; meta: string; link: string; save: string; cancel: string };
};

/** A piece of a page in each scheme: what stands on it is what contrast is asked of. */
const Schemes = ({ schemes, words }: SchemesProps) => (
  <Grid>
    {schemes.map((scheme) => (
      <Plate key={scheme} as="li" scheme={scheme}>
        <Heading>{scheme}</Heading>
        <Sheet>
          <b>{words.title}</b>
          <Muted>{words.meta}</Muted>
          <Link href="#link">{words.link}</Link>
          <Row>
            <Button variant="primary">{words.save}</Button>
            <Button>{words.cancel}</Button>
          </Row>
        </Sheet>
        <Row>
          {TONES.map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
        </Row>
        <Bars aria-hidden="true">
          {CHARTS.map((chart, index) => (
            <span
              key={chart}
              style={{ background: theme.color[chart], blockSize: `${String(1.6 + index * 0.5)}rem` }}
            />
          ))}
        </Bars>
      </Plate>
    ))}
  </Grid>
);

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(30rem, 1fr));
  gap: ${({ theme: t }) => t.space(4)};
`;

const Plate = styled(SchemeScope)`
  display: grid;
  align-content: start;
  gap: ${({ theme: t }) => t.space(3)};
  padding: ${({ theme: t }) => t.space(4)};
  border: 1px solid ${({ theme: t }) => t.color.border};
  border-radius: ${({ theme: t }) => t.radius.card};
`;

const Heading = styled.h2`
  ${({ theme: t }) => t.type.cardTitle}
`;

const Sheet = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme: t }) => t.space(1)};
  padding: ${({ theme: t }) => t.space(4)};
  border: 1px solid ${({ theme: t }) => t.color.border};
  border-radius: ${({ theme: t }) => t.radius.card};
  background: ${({ theme: t }) => t.color.surface};
`;

const Muted = styled.span`
  color: ${({ theme: t }) => t.color.textMuted};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme: t }) => t.space(2)};
`;

const Bars = styled.div`
  display: flex;
  align-items: end;
  gap: ${({ theme: t }) => t.space(1)};

  & > span {
    flex: 1;
    border-radius: ${({ theme: t }) => t.radius.tag};
  }
`;

const meta = {
  title: 'Foundations/Schemes',
  component: Schemes,
  args: {
    schemes: SCHEME_NAMES,
    words: {
      title: 'Quarterly report',
      meta: 'Friday, 14:30',
      link: 'Open it',
      save: 'Save',
      cancel: 'Cancel',
    },
  },
} satisfies Meta<typeof Schemes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(25),
};

/** A scope is in its own scheme whatever the page is in. */
export const OnADarkPage: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    words: { title: 'تقرير ربع سنوي', meta: 'الجمعة، 14:30', link: 'افتحه', save: 'حفظ', cancel: 'إلغاء' },
  },
  globals: { locale: 'ar' },
};
