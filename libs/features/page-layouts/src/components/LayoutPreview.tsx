import styled, { css } from 'styled-components';
import { kindOf } from '../variants';
import type { LayoutVariant } from '../variants';

/** A small drawing of a variant. It says nothing that its title does not. Drawn with boxes, so that it turns with the direction. */
export const LayoutPreview = ({ variant }: { variant: LayoutVariant | null }) => {
  if (!variant) return <Screen aria-hidden />;
  const { bar, start, end, scroll } = variant;
  const sheet = (
    <Column>
      {bar && <Bar>{bar === 'tabs' ? <Tabs /> : <Switch />}</Bar>}
      <Lines>
        <i />
        <i />
        <i />
        <i />
      </Lines>
      {scroll === 'content' && <Thumb />}
    </Column>
  );
  const before = start && <Sidebar $isTemporary={start === 'temporary'} $side="start" />;
  const after = end && <Sidebar $isTemporary={end === 'temporary'} $side="end" />;
  return (
    <Screen aria-hidden>
      {kindOf(variant) === 'carded' ? (
        <Row>
          {before}
          <Column>
            <Header $isTinted />
            <Card>{sheet}</Card>
          </Column>
          {after}
        </Row>
      ) : (
        <>
          <Header />
          <Row>
            {before}
            {sheet}
            {after}
          </Row>
        </>
      )}
      {scroll !== 'content' && <Thumb />}
    </Screen>
  );
};

const Screen = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.bg};
`;

const Row = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

const Column = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
`;

const Header = styled.div<{ $isTinted?: boolean }>`
  flex: none;
  block-size: 28%;
  padding: 5% 6%;
  background: ${({ theme, $isTinted }) => ($isTinted ? theme.tone.primary.tint : theme.color.surface)};
  ${({ theme, $isTinted }) => !$isTinted && `border-block-end: 1px solid ${theme.color.border};`}

  &::before {
    content: '';
    display: block;
    inline-size: 40%;
    block-size: 0.5rem;
    border-radius: ${({ theme }) => theme.radius.full};
    background: ${({ theme }) => theme.tone.primary.solid};
  }
`;

const Card = styled.div`
  display: flex;
  flex: 1;
  margin-block: -0.8rem 0.8rem;
  margin-inline: 0.8rem;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.tag};
  background: ${({ theme }) => theme.color.surface};
`;

const Bar = styled.div`
  display: flex;
  flex: none;
  block-size: 1.4rem;
  padding-inline: 0.8rem;
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

const mark = css`
  background: ${({ theme }) => theme.color.controlBorder};
`;

const Tabs = styled.span`
  inline-size: 2rem;
  border-block-end: 0.2rem solid ${({ theme }) => theme.tone.primary.solid};
`;

const Switch = styled.span`
  align-self: center;
  inline-size: 1.4rem;
  block-size: 0.5rem;
  margin-inline-start: auto;
  border-radius: ${({ theme }) => theme.radius.full};
  ${mark}
`;

const Lines = styled.span`
  display: grid;
  align-content: start;
  flex: 1;
  gap: 0.6rem;
  padding: 0.8rem;

  & > i {
    block-size: 0.3rem;
    border-radius: ${({ theme }) => theme.radius.full};
    background: ${({ theme }) => theme.color.border};
  }

  & > i:last-child {
    inline-size: 60%;
  }
`;

const floating = css<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block: 0;
  inset-inline-${({ $side }) => $side}: 0;
  z-index: 1;
  border: 1px dashed ${({ theme }) => theme.color.controlBorder};
  background: ${({ theme }) => theme.color.raised};
`;

const Sidebar = styled.span<{ $isTemporary: boolean; $side: 'start' | 'end' }>`
  flex: none;
  inline-size: 22%;
  border-inline-${({ $side }) => ($side === 'start' ? 'end' : 'start')}: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface2};
  ${({ $isTemporary }) => $isTemporary && floating}
`;

const Thumb = styled.span`
  position: absolute;
  inset-block-start: 0.4rem;
  inset-inline-end: 0.2rem;
  z-index: 2;
  inline-size: 0.3rem;
  block-size: 35%;
  border-radius: ${({ theme }) => theme.radius.full};
  ${mark}
`;
