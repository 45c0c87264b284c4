import styled from 'styled-components';

/** The place of the button that opens the navbar where no toolbar is shown: at the start edge, over the page. */
export const NavbarEdge = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.navbar};
  inset-block-start: 40%;
  inset-inline-start: 0;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-inline-start: 0;
  border-start-end-radius: ${({ theme }) => theme.radius.control};
  border-end-end-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.elevation[2]};

  @media print {
    display: none;
  }
`;
