// Random play of The Game in C++, written by hand for speed: the yardstick of `benchmarks/compiled.py random`.
//
// It holds the same cells as the compiled rules (hands rise in 16-bit cells, a draw pile shuffled as far as it is drawn)
// and draws the same Philox words, so it plays the same matches action by action: its sums must be ours.
// "whole" keeps the whole state, as the rules do: the list of lays, what each seat has seen, how words grow old.
// "bare" leaves out what random play never asks for.
//
//   the_game_loop whole|bare KEY0 KEY1 KEY2 KEY3 PLAYERS HAND FIRST STOP
//
// prints the number of actions, the cards left over in all, and the seconds of processor time.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

namespace {

constexpr int kCards = 98, kMinimum = 2, kMostHand = 8, kMostPlayers = 5, kBase = 2, kEnd = 4 * kCards;
constexpr int kMostTargets = 11, kTargets = 4;
constexpr uint32_t kDeckDeal = 0, kLotDeal = 1, kBlocksPerDeal = 16, kDealStream = 0, kChoiceStream = 32;

struct Words {
  uint32_t key[4], number[2], word[4];
};

void philox(Words& w, uint32_t block, uint32_t stream) {
  uint32_t c0 = block, c1 = w.number[0] ^ w.key[2], c2 = w.number[1] ^ w.key[3], c3 = stream;
  uint32_t k0 = w.key[0], k1 = w.key[1];
  for (int round = 0; round < 10; ++round) {
    const uint64_t p0 = uint64_t{0xD2511F53} * c0, p1 = uint64_t{0xCD9E8D57} * c2;
    c0 = uint32_t(p1 >> 32) ^ c1 ^ k0;
    c1 = uint32_t(p1);
    c2 = uint32_t(p0 >> 32) ^ c3 ^ k1;
    c3 = uint32_t(p0);
    k0 += 0x9E3779B9;
    k1 += 0xBB67AE85;
  }
  w.word[0] = c0, w.word[1] = c1, w.word[2] = c2, w.word[3] = c3;
}

template <bool kWhole>
struct Match {
  Words words;
  int players, hand_limit, seat, laid, due, left, draw_count, settled;
  bool over;
  int16_t top[4], hand_count[kMostPlayers], hand[kMostPlayers * kMostHand], draw[kCards];
  int lay_count, turn_first, last_first;
  int16_t word_on[kMostPlayers * kMostTargets], own_turn[kMostPlayers * kMostTargets];
  int16_t lay_seat[kCards], lay_card[kCards], lay_pile[kCards], seen_to[kMostPlayers];

  bool fits(int card, int pile) const {
    const int rise = pile < 2 ? card - top[pile] : top[pile] - card;
    return rise > 0 || rise == -10;
  }

  void settle_draw(int last) {
    if (last > kCards) last = kCards;
    uint64_t fraction = 0;
    for (int i = settled; i < last; ++i) {
      if (i % 8 == 0) philox(words, kDeckDeal * kBlocksPerDeal + i / 8, kDealStream);
      if (i % 2 == 0) fraction = words.word[i % 8 / 2];
      fraction *= kCards - i;
      const int j = i + int(fraction >> 32);
      fraction &= 0xFFFFFFFF;
      const int16_t card = draw[i];
      draw[i] = draw[j];
      draw[j] = card;
    }
    settled = last;
  }

  void draw_up(int who, int count) {
    int16_t* cards = hand + who * kMostHand;
    int held = hand_count[who];
    for (; count > 0 && draw_count > 0; --count, --draw_count, ++held) {
      const int next = kCards - draw_count;
      if (next == settled) settle_draw(next + 8);
      int i = held;
      for (; i > 0 && cards[i - 1] > draw[next]; --i) cards[i] = cards[i - 1];
      cards[i] = draw[next];
    }
    hand_count[who] = int16_t(held);
  }

  bool can_lay() const {
    const int16_t* cards = hand + seat * kMostHand;
    for (int i = 0; i < hand_count[seat]; ++i)
      for (int pile = 0; pile < 4; ++pile)
        if (fits(cards[i], pile)) return true;
    return false;
  }

  void begin_turn(int next) {
    if (draw_count == 0)
      while (hand_count[next] == 0) next = (next + 1) % players;
    seat = next;
    laid = 0;
    due = draw_count > 0 ? kMinimum : 1;
    if (kWhole) {
      last_first = turn_first;
      turn_first = lay_count;
    }
    over = !can_lay();
  }

  void end_turn() {
    draw_up(seat, hand_limit - hand_count[seat]);
    if (kWhole) {
      for (int i = seat * kMostTargets; i < seat * kMostTargets + kTargets; ++i) {
        if (own_turn[i] != 0)
          own_turn[i] = 0;
        else
          word_on[i] = 0;
      }
      seen_to[seat] = int16_t(lay_count);
    }
    begin_turn((seat + 1) % players);
  }

  void deal(uint64_t index) {
    if (kWhole) {
      lay_count = turn_first = last_first = 0;
      std::memset(word_on, 0, sizeof word_on);
      std::memset(own_turn, 0, sizeof own_turn);
      std::memset(lay_seat, 0, sizeof lay_seat);
      std::memset(lay_card, 0, sizeof lay_card);
      std::memset(lay_pile, 0, sizeof lay_pile);
      std::memset(seen_to, 0, sizeof seen_to);
    }
    words.number[0] = uint32_t(index);
    words.number[1] = uint32_t(index >> 32);
    for (int i = 0; i < kCards; ++i) draw[i] = int16_t(kCards + 1 - i);
    settled = 0;
    draw_count = left = kCards;
    top[0] = top[1] = 1;
    top[2] = top[3] = 100;
    for (int who = 0; who < players; ++who) {
      hand_count[who] = 0;
      draw_up(who, hand_limit);
    }
    philox(words, kLotDeal * kBlocksPerDeal, kDealStream);
    begin_turn(int(uint64_t{words.word[0]} * uint64_t(players) >> 32));
  }

  int moves(int16_t* out) const {
    const int16_t* cards = hand + seat * kMostHand;
    int n = 0;
    for (int i = 0; i < hand_count[seat]; ++i)
      for (int pile = 0; pile < 4; ++pile)
        if (fits(cards[i], pile)) out[n++] = int16_t(4 * (cards[i] - kBase) + pile);
    if (laid >= due) out[n++] = kEnd;
    return n;
  }

  void take(int action) {
    if (action == kEnd) return end_turn();
    const int card = kBase + action / 4;
    int16_t* cards = hand + seat * kMostHand;
    int i = 0;
    while (cards[i] != card) ++i;
    const int held = --hand_count[seat];
    for (; i < held; ++i) cards[i] = cards[i + 1];
    top[action % 4] = int16_t(card);
    --left;
    ++laid;
    if (kWhole) {
      lay_seat[lay_count] = int16_t(seat);
      lay_card[lay_count] = int16_t(card);
      lay_pile[lay_count] = int16_t(action % 4);
      ++lay_count;
    }
    if (left == 0)
      over = true;
    else if (laid < due)
      over = !can_lay();
    else if (held == 0)
      end_turn();
  }
};

template <bool kWhole>
void play(char** given) {
  Match<kWhole> match{};
  Words choice{};
  for (int i = 0; i < 4; ++i) match.words.key[i] = choice.key[i] = uint32_t(std::strtoull(given[i], nullptr, 10));
  match.players = std::atoi(given[4]);
  match.hand_limit = std::atoi(given[5]);
  const uint64_t first = std::strtoull(given[6], nullptr, 10), stop = std::strtoull(given[7], nullptr, 10);
  uint64_t actions = 0, left = 0;
  int16_t out[4 * kMostHand + 1];
  const std::clock_t begin = std::clock();
  for (uint64_t index = first; index < stop; ++index) {
    match.deal(index);
    choice.number[0] = uint32_t(index);
    choice.number[1] = uint32_t(index >> 32);
    uint32_t block = 0;
    int spare = 0;
    while (!match.over) {
      const int n = match.moves(out);
      if (spare == 0) {
        philox(choice, block++, kChoiceStream);
        spare = 4;
      }
      --spare;
      match.take(out[uint64_t{choice.word[3 - spare]} * uint64_t(n) >> 32]);
      ++actions;
    }
    left += uint64_t(match.left);
  }
  const double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
  std::printf("%llu %llu %.6f\n", static_cast<unsigned long long>(actions), static_cast<unsigned long long>(left), seconds);
}

}  // namespace

int main(int count, char** given) {
  if (count != 10) return 2;
  std::strcmp(given[1], "whole") == 0 ? play<true>(given + 2) : play<false>(given + 2);
}
