/** A picture of the page as a PNG: what the style sheets say is written into the drawing first, with its fonts, because it leaves the page without them. */
import serif from '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url'
import bold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url'
import sans from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url'

const FONTS = [['Alegreya', '400 900', serif], ['Alegreya Sans', '400', sans], ['Alegreya Sans', '700', bold]] as const
const SAID = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'stroke-dasharray', 'opacity', 'fill-opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'letter-spacing']

/** The fonts as rules that need no file. Without a connection to where they are, the drawing has others. */
async function fonts(): Promise<string> {
  const rules = await Promise.all(FONTS.map(async ([family, weight, address]) => {
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
    const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${letters}) format('woff2') }`
  }))
  return rules.join('\n')
}

function outside(svg: SVGSVGElement, width: number, height: number, rules: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const [from, to] = [svg, copy].map((each) => [each, ...each.querySelectorAll('*')])
  from?.forEach((each, n) => {
    const style = getComputedStyle(each)
    for (const name of SAID) to?.[n]?.setAttribute(name, style.getPropertyValue(name))
    to?.[n]?.removeAttribute('class')
    to?.[n]?.removeAttribute('style')
  })
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = `${rules}\nsvg { font-variant-numeric: lining-nums }`
  copy.prepend(style)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

export async function pngOf(svg: SVGSVGElement, width = 1200): Promise<Blob> {
  const { width: w, height: h } = svg.viewBox.baseVal
  const height = Math.round((width * h) / w)
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(outside(svg, width, height, await fonts().catch(() => '')))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
}
