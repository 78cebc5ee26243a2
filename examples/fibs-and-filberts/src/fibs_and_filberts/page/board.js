// The board of Fibs & Filberts: plain JavaScript, as docs/new-game.md describes it.
// Everything is drawn anew from what the page hands over; what has the focus keeps it.

const SVG = 'http://www.w3.org/2000/svg'
const MOST_DRAWN = 4 // filberts under one shell

/** An element with attributes and children; `null` children are left out. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element[name] = value
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children.filter((child) => child !== null))
  return element
}

/** A drawing: a list of [tag, attributes]. Colors come from classes in board.css. */
function drawing(name, box, parts) {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', box)
  svg.setAttribute('class', `fibs-${name}`)
  svg.setAttribute('aria-hidden', 'true')
  for (const [tag, attributes] of parts) {
    const part = document.createElementNS(SVG, tag)
    for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value)
    svg.append(part)
  }
  return svg
}

const PLACES = [[], [[30, 40]], [[21, 41], [39, 41]], [[16, 42], [30, 36], [44, 42]], [[14, 43], [25, 36], [36, 36], [46, 43]]]

const nut = ([x, y]) => [
  ['circle', { cx: x, cy: y, r: 8, class: 'nut' }],
  ['path', { d: `M${x - 5} ${y - 5}Q${x} ${y - 9} ${x + 5} ${y - 5}Q${x} ${y - 2} ${x - 5} ${y - 5}`, class: 'cap' }],
]
const DOME = [
  ['path', { d: 'M5 44C5 18 17 6 30 6S55 18 55 44Z', class: 'shell' }],
  ['path', { d: 'M30 7V43M19 12Q13 26 15 43M41 12Q47 26 45 43', class: 'grain' }],
  ['path', { d: 'M3 44H57', class: 'rim' }],
]
const closedShell = () => drawing('shell', '0 0 60 52', DOME)
const openShell = (inside) => drawing('open', '0 0 60 52', [
  ['path', { d: 'M7 31C2 12 16 3 30 3S58 12 53 31Q30 22 7 31', class: 'shell' }],
  ['path', { d: 'M30 4V24M18 8Q14 17 15 26M42 8Q46 17 45 26', class: 'grain' }],
  ...PLACES[Math.min(inside, MOST_DRAWN)].flatMap(nut),
  ['path', { d: 'M3 50H57', class: 'rim' }],
])
const filbert = () => drawing('filbert', '0 0 20 20', nut([10, 11]))
const face = () => drawing('face', '0 0 40 36', [
  ['circle', { cx: 9, cy: 10, r: 8, class: 'fur' }], ['circle', { cx: 31, cy: 10, r: 8, class: 'fur' }],
  ['circle', { cx: 9, cy: 10, r: 4.5, class: 'ear' }], ['circle', { cx: 31, cy: 10, r: 4.5, class: 'ear' }],
  ['path', { d: 'M7 17Q20 5 33 17Q30 31 20 34Q10 31 7 17', class: 'fur' }],
  ['circle', { cx: 15, cy: 19, r: 1.8, class: 'eye' }], ['circle', { cx: 25, cy: 19, r: 1.8, class: 'eye' }],
  ['circle', { cx: 20, cy: 30, r: 2.4, class: 'ear' }],
])

/** How the latest turn ended: the last event that settles one, if nobody has spoken since. */
function settled(story) {
  const last = story.findLast(({ is }) => ['NumberSaid', 'ShellBelieved', 'TruthFound', 'FibFound'].includes(is))
  return last && last.is !== 'NumberSaid' ? last : null
}

export function mount(target, first) {
  const root = target.appendChild(make('div', { class: 'fibs', hidden: true }))
  const styles = document.head.appendChild(make('link', { rel: 'stylesheet', href: new URL('./board.css', import.meta.url).href }))
  styles.onload = styles.onerror = () => { root.hidden = false }
  let table = first
  let chosen = null // the notation of the shell that is tapped
  let seenPick = 0

  const options = (kind) => table.decisions.flatMap((d) => d.options).filter((option) => option.choice.is === kind)
  const choose = (option) => { if (!table.busy) { chosen = null; table.answer(option.choice) } }
  const disabled = () => (table.busy ? 'true' : null)

  /** A shell that somebody has played: what was said, and what is known of it. */
  function played(seat, n) {
    const { t, view } = table
    const [number, inside, isTurned] = [view.claims[seat][n], view.inside[seat][n], view.turned[seat][n]]
    const isFib = isTurned && inside < number
    const words = isTurned ? t(isFib ? 'board-caught' : 'board-told', { number, inside })
      : inside === null ? t('board-said', { number }) : t('board-said-mine', { number, inside })
    const kind = isTurned ? (isFib ? 'fib' : 'true') : 'closed'
    return make('li', { class: `played ${kind}`, 'aria-label': words, title: words, role: 'img' },
      isTurned ? openShell(inside) : closedShell(), make('b', {}, String(number)),
      isTurned ? make('i', {}, isFib ? '✗' : '✓') : inside === null ? null : make('i', { class: 'mine' }, String(inside)))
  }

  /** What somebody makes of the number that was said. */
  function state(seat) {
    const { t, view, asked } = table
    if (seat === view.speaker_seat) return view.agenda.length ? t('board-speaks', { seat: { seat } }) : ''
    if (view.number === null) return ''
    return view.has_decided[seat] ? t('board-decided') : asked.includes(seat) ? t('board-thinks') : t('board-believes')
  }

  function mouse(seat) {
    const { t, view, names } = table
    const isSpeaking = view.agenda.length > 0 && seat === view.speaker_seat
    const filberts = view.filberts[seat]
    const rest = Array.from({ length: view.hand_sizes[seat] }, () => make('li', { class: 'unplayed', 'aria-hidden': 'true' }))
    return make('li', { class: `mouse${isSpeaking ? ' speaks' : ''}${seat === table.seat ? ' me' : ''}` },
      face(),
      make('div', { class: 'who' }, make('strong', {}, names[seat]), make('small', {}, state(seat) || t('board-left', { count: view.hand_sizes[seat] }))),
      make('span', { class: 'purse', 'aria-label': t('board-filberts', { count: filberts }), role: 'img' }, filbert(), make('b', {}, String(filberts))),
      make('ul', { class: 'row' }, ...view.claims[seat].map((_, n) => played(seat, n)), ...rest))
  }

  function middle() {
    const { t, view, names, say, story } = table
    const last = view.is_hidden ? null : settled(story)
    const attributes = { class: 'middle', 'aria-label': t('board-middle') }
    if (view.is_hidden) {
      const isMine = view.hidden !== null
      return make('section', attributes,
        view.number === null ? null : make('p', { class: 'bubble' }, make('small', {}, names[view.speaker_seat]), t('board-says', { number: view.number })),
        make('div', { class: `plate${view.number === null ? ' arrives' : ''}`, role: 'img', 'aria-label': t('board-closed') }, closedShell()),
        isMine ? make('p', { class: 'note' }, t('board-mine', { inside: view.hidden })) : null,
        view.my_doubt === null ? null : make('p', { class: 'note' }, t('board-waits', { doubt: view.my_doubt ? 'yes' : 'no' })))
    }
    if (!last) return make('section', attributes, make('div', { class: 'plate empty' }), make('p', { class: 'note' }, t('board-empty')))
    const isTurned = last.is !== 'ShellBelieved'
    return make('section', { ...attributes, class: `middle ${last.is === 'FibFound' ? 'fib' : 'true'}` },
      make('div', { class: `plate ${isTurned ? 'turns' : 'leaves'}`, role: 'img', 'aria-label': isTurned ? t('board-shell', { inside: last.inside }) : t('board-closed') },
        isTurned ? openShell(last.inside) : closedShell()),
      make('p', { class: 'note' }, say(last)))
  }

  function hand() {
    const { t, view } = table
    const offered = options('HideShell')
    const shells = view.hand.map((inside, n) => {
      const option = offered.find((each) => each.choice.inside === inside)
      const picture = [openShell(inside), make('b', {}, String(inside))]
      if (!option) return make('span', { class: 'held', role: 'img', 'aria-label': t('board-shell', { inside }) }, ...picture)
      const key = `${option.text}.${n}`
      return make('button', {
        class: 'held', type: 'button', 'data-key': key, 'aria-label': option.words, 'aria-disabled': disabled(),
        'aria-pressed': String(chosen === key),
        onclick: () => { if (offered.length === 1) choose(option); else { chosen = chosen === key ? null : key; draw(); root.querySelector('.go')?.focus() } },
      }, ...picture)
    })
    return make('section', { class: 'hand', 'aria-label': t('board-hand') }, ...shells)
  }

  function button(option, kind, ...children) {
    return make('button', {
      class: `button ${kind}`, type: 'button', 'data-key': option.text, 'aria-disabled': disabled(), onclick: () => choose(option),
      'aria-label': children.length ? option.words : null,
    }, ...(children.length ? children : [option.words]))
  }

  function deeds() {
    const { t } = table
    const [numbers, shell] = [options('SayNumber'), options('HideShell').find((option) => chosen?.startsWith(`${option.text}.`))]
    const [believe, doubt] = [options('Believe')[0], options('Doubt')[0]]
    if (numbers.length) {
      return make('div', { class: 'deeds numbers', role: 'group', 'aria-label': t('board-numbers') },
        ...numbers.map((option) => button(option, table.view.hidden >= option.choice.number ? 'honest' : 'fibbing', t('board-says', { number: option.choice.number }))))
    }
    return make('div', { class: 'deeds' }, shell ? button(shell, 'main go') : null, believe ? button(believe, 'believe') : null, doubt ? button(doubt, 'doubt') : null)
  }

  function draw() {
    const focused = root.contains(document.activeElement) ? document.activeElement.dataset.key : null
    const seats = table.names.map((_, n) => (n + (table.seat ?? -1) + 1) % table.names.length) // your own comes last, above your hand
    root.classList.toggle('still', table.still)
    root.replaceChildren(
      make('ul', { class: 'mice', 'aria-label': table.t('board-players') }, ...seats.map(mouse)),
      make('div', { class: 'stage' }, middle(), table.seat === null ? null : deeds(), table.seat === null ? null : hand()))
    if (focused) root.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus()
  }

  /** A hint wants this choice: a shell is selected, any other button gets the focus. */
  function pick({ choice }) {
    const option = table.decisions.flatMap((d) => d.options).find((each) => JSON.stringify(each.choice) === JSON.stringify(choice))
    if (!option) return
    if (choice.is === 'HideShell') chosen = `${option.text}.${table.view.hand.indexOf(choice.inside)}`
    draw()
    root.querySelector(choice.is === 'HideShell' ? '.go' : `[data-key="${CSS.escape(option.text)}"]`)?.focus()
  }

  function update(next) {
    table = next
    if (!options('HideShell').length) chosen = null
    draw()
    if (table.picked && table.picked.n !== seenPick) {
      seenPick = table.picked.n
      pick(table.picked)
    }
  }

  update(first)
  return { update, destroy() { root.remove(); styles.remove() } }
}
