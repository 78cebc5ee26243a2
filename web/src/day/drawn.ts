/**
 * A picture of the page as a PNG: what the style sheets say is written into the drawing first, because it leaves the page without them. It also
 * leaves without the page's fonts, so its lines of text are written afterwards.
 */
const SAID = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'stroke-dasharray', 'opacity', 'fill-opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'letter-spacing']

const linesOf = (svg: SVGSVGElement): SVGTextElement[] => [...svg.querySelectorAll<SVGTextElement>(':scope > text')]

function outside(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const [from, to] = [svg, copy].map((each) => [each, ...each.querySelectorAll('*')])
  from?.forEach((each, n) => {
    const style = getComputedStyle(each)
    for (const name of SAID) to?.[n]?.setAttribute(name, style.getPropertyValue(name))
    to?.[n]?.removeAttribute('class')
    to?.[n]?.removeAttribute('style')
  })
  for (const each of linesOf(copy)) each.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

export async function pngOf(svg: SVGSVGElement, width = 1200): Promise<Blob> {
  const { width: w, height: h } = svg.viewBox.baseVal
  const height = Math.round((width * h) / w)
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(outside(svg, width, height))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  pen?.drawImage(picture, 0, 0, width, height)
  pen?.scale(width / w, height / h)
  for (const line of linesOf(svg)) {
    const { fill, fontFamily, fontSize, fontWeight, textAnchor } = getComputedStyle(line)
    if (!pen) break
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    pen.fillStyle = fill
    pen.textAlign = textAnchor === 'end' ? 'right' : 'left'
    pen.fillText(line.textContent ?? '', Number(line.getAttribute('x')), Number(line.getAttribute('y')))
  }
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}
