"""What looks wrong in a page, found without eyes: text that is cut, covered, outside, too small or too faint."""
from __future__ import annotations

from playwright.sync_api import Page

# Only what is in sight: text further down is found when it has been scrolled to.
FLAWS = """({small}) => {
  const found = new Set()
  const brush = document.createElement('canvas').getContext('2d', {willReadFrequently: true})
  const colour = text => {
    brush.clearRect(0, 0, 1, 1)
    brush.fillStyle = text
    brush.fillRect(0, 0, 1, 1)
    return [...brush.getImageData(0, 0, 1, 1).data]
  }
  const linear = c => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  const light = colour => colour.slice(0, 3).map(c => linear(c / 255))
    .reduce((sum, c, n) => sum + c * [0.2126, 0.7152, 0.0722][n], 0)
  const over = (top, below) => [0, 1, 2].map(n => top[n] * top[3] / 255 + below[n] * (1 - top[3] / 255)).concat(255)
  const ground = each => { // null: a picture
    const layers = []
    for (let at = each; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.backgroundImage !== 'none' || at instanceof SVGElement || Number(style.opacity) < 1) return null
      const here = colour(style.backgroundColor)
      if (here[3]) layers.push(here)
      if (here[3] === 255) break
    }
    return layers.reduceRight((below, top) => over(top, below), [255, 255, 255, 255])
  }
  const named = each => `${each.tagName.toLowerCase()}.${each.className?.baseVal ?? each.className}`
  const isScrolled = style => /auto|scroll/.test(style.overflowX + style.overflowY)
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const width = document.documentElement.scrollWidth
  if (width > innerWidth + 1) found.add(`wide: the page is ${width} px`)
  while (words.nextNode()) {
    const node = words.currentNode
    const each = node.parentElement
    const text = node.textContent.trim()
    if (!text || each.closest('.unseen, script, style, title, desc, [aria-busy]:not(.board), .sky')) continue
    if (!each.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue
    if (getComputedStyle(each).clipPath !== 'none') continue // only for screen readers
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2 || box.bottom < 0 || box.top > innerHeight) continue
    const style = getComputedStyle(each)
    const name = `“${text.slice(0, 50)}” ${named(each)}`
    const isSvg = each instanceof SVGElement
    const size = isSvg ? box.height / Math.max(1, [...range.getClientRects()].length) / 1.2 : parseFloat(style.fontSize)
    if (size < small) found.add(`small (${size.toFixed(1)} px): ${name}`)
    let isInScroller = false
    for (let at = each; at && at !== document.body; at = at.parentElement) {
      const around = getComputedStyle(at)
      if (isScrolled(around)) { isInScroller = true; break }
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue
      if (around.overflowX === 'visible' && around.overflowY === 'visible') continue
      const frame = at.getBoundingClientRect()
      if (frame.width < 2 || frame.height < 2) break
      const aside = Math.max(box.right - frame.right, frame.left - box.left)
      const beyond = Math.max(aside, box.bottom - frame.bottom - 3, frame.top - box.top - 3)
      if (beyond > (isSvg ? 4 : 1.5)) { found.add(`cut (${Math.round(beyond)} px): ${name}`); break }
    }
    if (!isInScroller && (box.right > innerWidth + 1 || box.left < -1)) found.add(`outside: ${name}`)
    const rects = [...range.getClientRects()]
    const middle = rects[Math.floor(rects.length / 2)]
    if (middle && style.pointerEvents !== 'none' && !isInScroller) {
      const x = middle.left + middle.width / 2, y = middle.top + middle.height / 2
      const on = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null
      const isDrawn = isSvg && on instanceof SVGElement // one above the other is what pictures are made of
      if (on && !isDrawn && !on.closest('aside, .hints') && !on.contains(each) && !each.contains(on)) {
        found.add(`covered by ${named(on)}: ${name}`)
      }
    }
    const below = isSvg || each.closest('[disabled], [aria-disabled=true]') ? null : ground(each)
    if (below) {
      const [a, b] = [light(over(colour(style.color), below)), light(below)].sort((x, y) => y - x)
      const ratio = (a + 0.05) / (b + 0.05)
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
      if (ratio < (isLarge ? 3 : 4.5)) found.add(`faint (${ratio.toFixed(1)}): ${name}`)
    }
  }
  return [...found]
}"""
SMALL = 10.5  # px


def flaws(page: Page, small: float = SMALL) -> list[str]:
    found: list[str] = page.evaluate(FLAWS, {"small": small})
    return found
