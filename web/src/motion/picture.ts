/** A purely visual copy of something on the board: without name, role or keys, and not interactive. */
const SVG = 'http://www.w3.org/2000/svg'
const KEPT = /^(?!aria-|data-|on)(?!id$|role$|title$|tabindex$|disabled$)/

export function pictureOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    if (each.localName === 'title') each.remove()
    for (const { name } of [...each.attributes]) if (!KEPT.test(name)) each.removeAttribute(name)
  }
  if (copy instanceof HTMLElement || copy instanceof SVGSVGElement) return copy
  const box = (element as SVGGraphicsElement).getBBox()
  const frame = document.createElementNS(SVG, 'svg')
  frame.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  frame.setAttribute('overflow', 'visible')
  copy.removeAttribute('transform')
  ;(copy as SVGElement).style.transform = ''
  frame.append(copy)
  return frame
}
