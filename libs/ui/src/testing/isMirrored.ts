/** Whether the icon of an element is seen turned round, left for right. */
export const isMirrored = (element: Element): boolean => {
  const line = element.querySelector<SVGGraphicsElement>('svg > *');
  if (!line) throw new Error('There is no icon.');
  return (line.getScreenCTM()?.a ?? 0) < 0;
};
