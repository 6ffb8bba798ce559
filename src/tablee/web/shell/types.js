/**
 * What the server tells about a table, as types for the checker; nothing here runs.
 *
 * @typedef {"person" | "bot" | "open" | "vacant"} SeatKind
 *
 * @typedef {object} Seat
 * @property {SeatKind} kind
 * @property {number | null} member
 * @property {string | null} name
 * @property {string | null} bot the name of its strategy
 * @property {number} number counted from 1
 * @property {boolean} away
 * @property {boolean} waits whether the match waits for it
 * @property {number | null} deadline on the server's clock
 *
 * @typedef {object} Member
 * @property {number} member
 * @property {string} name
 * @property {number | null} seat
 * @property {boolean} away
 * @property {boolean} host
 *
 * @typedef {object} You
 * @property {number | null} member
 * @property {number | null} seat
 * @property {boolean} host
 * @property {string[]} may the kinds of command that make sense now
 *
 * @typedef {object} Table
 * @property {string} id
 * @property {string} game
 * @property {Record<string, any>} options
 * @property {boolean} listed
 * @property {number | null} limit_ms
 * @property {"slow" | "normal" | "fast" | "instant"} pace
 * @property {"lobby" | "playing" | "over" | "closed"} phase
 * @property {number} match_number
 * @property {number} match_phase
 * @property {string | null} commitment
 * @property {string | null} seed
 * @property {number | null} dealt_at
 * @property {Seat[]} seats
 * @property {Member[]} members
 * @property {number | null} host
 * @property {You} you
 * @property {"open" | "no-numbers" | "strict" | "closed"} chat
 * @property {boolean} sequel
 * @property {{name: string, options: Record<string, unknown>}[]} harder the same game by harder rules, which may come next
 * @property {boolean} real_time
 * @property {number | null} delay_ms how long after it was made an act of play is ruled, in this phase of it
 *
 * @typedef {object} Outcome
 * @property {boolean | null} won
 * @property {number | null} score
 * @property {number[] | null} scores
 * @property {number[] | null} winners
 * @property {string} reason
 *
 * @typedef {object} CommonView what every game's view has
 * @property {string} game
 * @property {number} players
 * @property {number | null} viewer
 * @property {number[]} to_act
 * @property {boolean} over
 * @property {Outcome | null} outcome
 * @property {number[] | null} hand
 * @property {number[]} hand_counts
 * @property {string[]} legal
 *
 * @typedef {CommonView & Record<string, any>} View and what its game adds, see docs/public-face.md
 * @typedef {[seat: number, word: string, target: string]} Spoken a word that stands
 * @typedef {[seat: number, card: number, row: number, taken: number[]]} Placed where a card has gone
 * @typedef {[seat: number | null, card: number, isEarly: boolean]} Turned a card of a blind level
 *
 * @typedef {object} TableEvent what is hidden from this viewer has a number only
 * @property {number} seq
 * @property {number} [at]
 * @property {string} [kind]
 * @property {number | null} [seat]
 * @property {number} [member]
 * @property {string} [name]
 * @property {string} [text]
 * @property {string | null} [action]
 * @property {"person" | "bot" | "time"} [by]
 * @property {string} [bot]
 * @property {number} [number]
 * @property {string} [why]
 * @property {number} [times] how often it was so, as the journal has counted
 * @property {Outcome} [outcome]
 *
 * @typedef {object} Answer to a command
 * @property {"accepted" | "duplicate" | "refused"} answer
 * @property {string} [code]
 * @property {Record<string, any>} [facts]
 *
 * @typedef {(command: Record<string, any>) => Promise<Answer>} Send
 */

export {};
