import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { theme as tokens } from '@ezone/ui/theme';
import type { EzoneTheme } from '@ezone/ui/theme';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Section } from './components/Section';
import { Sections } from './components/Sections';
import { measureOf } from './measure';
import { typeMessages as words, typeUses } from './messages';
import { uiPageTitles } from './titles';

type Step = keyof EzoneTheme['type'];

// The largest first, as they stand on a page.
const steps = (Object.keys(tokens.type) as Step[]).toReversed();
const measures = steps.map((step) => ({ step, ...measureOf(tokens.type[step]) }));

/** The steps of type as the tokens define them, and what each is for. */
export const Page = () => (
  <PageSimple
    header={
      <PageHeader
        title={<FormattedMessage {...uiPageTitles.typography} />}
        description={<FormattedMessage {...words.intro} />}
      />
    }
  >
    <Sections>
      <Section id="scale" title={words.scale}>
        <Rows role="list">
          {measures.map(({ step, size, line, weight }) => (
            <Row key={step}>
              <Facts>
                <Name dir="ltr">theme.type.{step}</Name>
                <Muted dir="ltr">
                  {size} / {line} px, {weight}
                </Muted>
              </Facts>
              <div>
                <Sample $step={step}>
                  <FormattedMessage {...words.sample} />
                </Sample>
                <Muted>
                  <FormattedMessage {...typeUses[step]} />
                </Muted>
              </div>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section id="families" title={words.families}>
        <Rows role="list">
          <Row>
            <Name dir="ltr">theme.font.text</Name>
            <div>
              <Family $family="text" dir="ltr">
                Aa Ğğ İı Şş € ع غ ق
              </Family>
              <Muted>
                <FormattedMessage {...words.textFamily} />
              </Muted>
            </div>
          </Row>
          <Row>
            <Name dir="ltr">theme.font.mono</Name>
            <div>
              <Family $family="mono" dir="ltr">
                {'{ "id": 4821 }'}
              </Family>
              <Muted>
                <FormattedMessage {...words.monoFamily} />
              </Muted>
            </div>
          </Row>
          <Row>
            <Name dir="ltr">theme.figures</Name>
            <div>
              <Figures dir="ltr">
                1,117.10
                <br />
                8,090.46
              </Figures>
              <Muted>
                <FormattedMessage {...words.figures} />
              </Muted>
            </div>
          </Row>
        </Rows>
      </Section>
    </Sections>
  </PageSimple>
);

const Rows = styled.ul`
  margin-block-start: ${({ theme }) => theme.space(4)};
  border-block: 1px solid ${({ theme }) => theme.color.border};
`;

const Row = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(6)};
  padding-block: ${({ theme }) => theme.space(5)};

  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }

  ${({ theme }) => theme.up.md} {
    grid-template-columns: 20rem minmax(0, 1fr);
    align-items: baseline;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(0)} ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.md} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

const Name = styled.code`
  ${({ theme }) => theme.type.dense}
  font-family: ${({ theme }) => theme.font.mono};
  justify-self: start;
`;

const Muted = styled.p`
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Sample = styled.p<{ $step: Step }>`
  ${({ theme, $step }) => theme.type[$step]}
  overflow-wrap: anywhere;
`;

const Family = styled.p<{ $family: keyof EzoneTheme['font'] }>`
  ${({ theme }) => theme.type.section}
  font-family: ${({ theme, $family }) => theme.font[$family]};
  inline-size: fit-content;
`;

const Figures = styled.p`
  ${({ theme }) => theme.type.section}
  ${({ theme }) => theme.figures}
  inline-size: fit-content;
`;
