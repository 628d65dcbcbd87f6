// UCT for SIX with two players, as in bench/src/six-uct.ts but several times as quick: a program for `sixfold tournament`
// (docs/bots-six.md says how it is built and entered). Its argument is the number of playouts a move.
//
// A move that wins at once is played and a cell where the other side would win is filled, in the tree and in playouts, which are
// random otherwise; what is proved won or lost in the tree is passed on towards the root.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

// ---- Dice (xoroshiro128+)

struct Dice {
  uint64_t a = 1, b = 2;

  explicit Dice(uint64_t seed) : a(seed * 0x9E3779B97F4A7C15ull + 1), b(seed ^ 0xD1B54A32D192ED03ull) {
    for (int step = 0; step < 16; step++) next();
  }

  uint64_t next() {
    const uint64_t sum = a + b;
    b ^= a;
    a = ((a << 24) | (a >> 40)) ^ b ^ (b << 16);
    b = (b << 37) | (b >> 27);
    return sum;
  }

  int below(int bound) { return static_cast<int>(((next() >> 32) * static_cast<uint64_t>(bound)) >> 32); }
};

// ---- The grid: endless, so it is folded; what lies on the table never reaches round it.

constexpr int WIDTH = 64;
constexpr int CELLS = WIDTH * WIDTH;
constexpr int MASK = CELLS - 1;
constexpr int DIRECTIONS[6] = {1, 1 - WIDTH, -WIDTH, -1, -1 + WIDTH, WIDTH};

constexpr int at(int q, int r) { return (q + WIDTH * r) & MASK; }
constexpr int beside(int cell, int direction) { return (cell + DIRECTIONS[direction]) & MASK; }

// ---- Forms: rows in three directions, triangles of two kinds, rings. Each lies at every cell.

constexpr int KINDS = 6;
using Form = int;  // kind * CELLS + where it lies

struct Forms {
  int steps[KINDS][6];

  Forms() {
    for (int kind = 0; kind < 3; kind++) {
      for (int n = 0; n < 6; n++) steps[kind][n] = n * DIRECTIONS[kind];
    }
    for (int kind = 3; kind < 5; kind++) {
      const int one = DIRECTIONS[kind - 3], other = DIRECTIONS[kind - 2];
      const int cells[6] = {0, one, 2 * one, other, 2 * other, one + other};
      std::copy(cells, cells + 6, steps[kind]);
    }
    std::copy(DIRECTIONS, DIRECTIONS + 6, steps[5]);
  }

  int cell(Form form, int n) const { return (form % CELLS + steps[form / CELLS][n]) & MASK; }

  bool has(Form form, int cell) const {
    for (int n = 0; n < 6; n++) {
      if (this->cell(form, n) == cell) return true;
    }
    return false;
  }
};

const Forms FORMS;

// ---- Moves: a stone onto a cell, in phase two taken from another; where the rest falls apart equally, which part stays.

struct Move {
  int16_t to = 0;
  int16_t from = -1;
  int8_t keep = 0;

  bool operator==(const Move& other) const {
    return to == other.to && from == other.from && keep == other.keep;
  }
};

enum Side : uint8_t { NOBODY = 0, RED = 1, BLACK = 2, DRAWN = 3 };

Side otherSide(Side side) { return static_cast<Side>(3 - side); }

// Of one side: it has 19 or 21.
constexpr int MOST_STONES = 24;
constexpr int MOST_FIVES = 64;

// What remains of the table when a stone is taken off.
struct Parts {
  int count = 0;
  int starts[6], sizes[6];
  // Those that may stay: the largest, several if they are equal.
  int largest = 0;
  int stay[6];
  int cells[2 * MOST_STONES];
};

// ---- The position

struct Position {
  uint8_t owner[CELLS] = {};
  uint8_t neighbours[CELLS] = {};
  // Where a cell stands in the list of free cells, or a stone in the list of its side.
  uint8_t place[CELLS] = {};
  // For every form its red stones and eight times its black ones.
  uint8_t counts[KINDS * CELLS] = {};
  int16_t free[256];
  int freeCount = 0;
  int16_t stones[3][MOST_STONES];
  int stoneCount[3] = {};
  // Forms with five stones of a side and an empty cell.
  int fives[3][MOST_FIVES];
  int fiveCount[3] = {};
  int supply[3] = {};
  int quiet = 0;
  int quietLimit = 60;
  Side side = RED;
  Side result = NOBODY;

  int phase() const { return supply[RED] + supply[BLACK] > 0 ? 1 : 2; }

  // Returns whether the stone completes a form.
  bool add(int cell, Side side) {
    if (neighbours[cell] > 0) dropFree(cell);
    owner[cell] = side;
    place[cell] = static_cast<uint8_t>(stoneCount[side]);
    stones[side][stoneCount[side]++] = static_cast<int16_t>(cell);
    for (int direction = 0; direction < 6; direction++) {
      const int next = beside(cell, direction);
      if (neighbours[next]++ == 0 && owner[next] == NOBODY) addFree(next);
    }
    const int unit = side == RED ? 1 : 8, others = side == RED ? 8 : 1;
    bool completes = false;
    for (int kind = 0; kind < KINDS; kind++) {
      for (int n = 0; n < 6; n++) {
        const Form form = kind * CELLS + ((cell - FORMS.steps[kind][n]) & MASK);
        const int before = counts[form];
        const int now = before + unit;
        counts[form] = static_cast<uint8_t>(now);
        if (now == 5 * unit) listFive(side, form);
        if (before == 5 * others) unlistFive(otherSide(side), form);
        if (before != 5 * unit) continue;
        unlistFive(side, form);
        completes = true;
      }
    }
    return completes;
  }

  void remove(int cell) {
    const Side side = static_cast<Side>(owner[cell]);
    const int last = stones[side][--stoneCount[side]];
    stones[side][place[cell]] = static_cast<int16_t>(last);
    place[last] = place[cell];
    owner[cell] = NOBODY;
    for (int direction = 0; direction < 6; direction++) {
      const int next = beside(cell, direction);
      if (--neighbours[next] == 0 && owner[next] == NOBODY) dropFree(next);
    }
    if (neighbours[cell] > 0) addFree(cell);
    const int unit = side == RED ? 1 : 8, others = side == RED ? 8 : 1;
    for (int kind = 0; kind < KINDS; kind++) {
      for (int n = 0; n < 6; n++) {
        const Form form = kind * CELLS + ((cell - FORMS.steps[kind][n]) & MASK);
        const int before = counts[form];
        const int now = before - unit;
        counts[form] = static_cast<uint8_t>(now);
        if (before == 5 * unit) unlistFive(side, form);
        else if (now == 5 * others) listFive(otherSide(side), form);
      }
    }
  }

  // Whether others may hang on a stone. If its neighbours lie in one run round it, none do.
  bool mayHold(int cell) const {
    int runs = 0;
    for (int direction = 0; direction < 6; direction++) {
      const bool here = owner[beside(cell, direction)] != NOBODY;
      const bool before = owner[beside(cell, (direction + 5) % 6)] != NOBODY;
      runs += here && !before;
    }
    return runs >= 2;
  }

  Parts partsWithout(int stone) const {
    static uint8_t seen[CELLS];
    Parts parts;
    int found = 0;
    const int rest = stoneCount[RED] + stoneCount[BLACK] - 1;
    seen[stone] = 1;
    for (int direction = 0; direction < 6 && found < rest; direction++) {
      const int first = beside(stone, direction);
      if (owner[first] == NOBODY || seen[first]) continue;
      const int start = found;
      seen[first] = 1;
      parts.cells[found++] = first;
      for (int reached = start; reached < found; reached++) {
        for (int turn = 0; turn < 6; turn++) {
          const int next = beside(parts.cells[reached], turn);
          if (owner[next] == NOBODY || seen[next]) continue;
          seen[next] = 1;
          parts.cells[found++] = next;
        }
      }
      parts.starts[parts.count] = start;
      parts.sizes[parts.count++] = found - start;
    }
    seen[stone] = 0;
    for (int index = 0; index < found; index++) seen[parts.cells[index]] = 0;
    const int most = *std::max_element(parts.sizes, parts.sizes + parts.count);
    for (int part = 0; part < parts.count; part++) {
      if (parts.sizes[part] == most) parts.stay[parts.largest++] = part;
    }
    return parts;
  }

  // Takes a stone off, and all that no longer hangs together with what stays.
  void lift(int stone, int keep) {
    quiet++;
    if (!mayHold(stone)) return remove(stone);
    const Parts parts = partsWithout(stone);
    remove(stone);
    if (parts.count > 1) quiet = 0;
    for (int part = 0; part < parts.count; part++) {
      if (part == parts.stay[keep]) continue;
      for (int index = 0; index < parts.sizes[part]; index++) remove(parts.cells[parts.starts[part] + index]);
    }
  }

  void play(const Move& move) {
    if (move.from >= 0) lift(move.from, move.keep);
    put(move.to);
  }

  // Puts a stone from the supply, or the one that was taken off, onto a cell; then the other side is to move.
  void put(int cell) {
    const Side mover = side;
    const bool places = supply[mover] > 0;
    if (places) supply[mover]--;
    const bool completes = add(cell, mover);
    side = otherSide(mover);
    if (completes) result = mover;
    else if (!places) result = withoutForm(mover);
  }

  int gapOf(Form form) const {
    for (int n = 0; n < 6; n++) {
      const int cell = FORMS.cell(form, n);
      if (owner[cell] == NOBODY) return cell;
    }
    return -1;
  }

 private:
  // Who has won after a move of phase two that completes nothing.
  Side withoutForm(Side mover) const {
    const bool ownFew = stoneCount[mover] < 6, otherFew = stoneCount[otherSide(mover)] < 6;
    if (ownFew && otherFew) return DRAWN;
    if (otherFew) return mover;
    if (ownFew) return otherSide(mover);
    return quiet >= quietLimit ? DRAWN : NOBODY;
  }

  void addFree(int cell) {
    place[cell] = static_cast<uint8_t>(freeCount);
    free[freeCount++] = static_cast<int16_t>(cell);
  }

  void dropFree(int cell) {
    const int last = free[--freeCount];
    free[place[cell]] = static_cast<int16_t>(last);
    place[last] = place[cell];
  }

  void listFive(Side side, Form form) {
    if (fiveCount[side] < MOST_FIVES) fives[side][fiveCount[side]++] = form;
  }

  void unlistFive(Side side, Form form) {
    for (int index = 0; index < fiveCount[side]; index++) {
      if (fives[side][index] != form) continue;
      fives[side][index] = fives[side][--fiveCount[side]];
      return;
    }
  }
};

// A move that wins at once; with stones that hold others only if asked for, because that takes longer.
std::optional<Move> winAtOnce(const Position& position, bool withCuts) {
  const Side side = position.side;
  if (position.fiveCount[side] == 0) return std::nullopt;
  if (position.phase() == 1) {
    return Move{static_cast<int16_t>(position.gapOf(position.fives[side][0]))};
  }
  for (const bool cuts : {false, true}) {
    if (cuts && !withCuts) break;
    for (int index = 0; index < position.fiveCount[side]; index++) {
      const Form form = position.fives[side][index];
      const int16_t gap = static_cast<int16_t>(position.gapOf(form));
      for (int number = 0; number < position.stoneCount[side]; number++) {
        const int16_t stone = position.stones[side][number];
        if (FORMS.has(form, stone)) continue;
        if (!cuts) {
          if (!position.mayHold(stone)) return Move{gap, stone};
          continue;
        }
        const Parts parts = position.partsWithout(stone);
        for (int8_t keep = 0; keep < parts.largest; keep++) {
          const int* first = parts.cells + parts.starts[parts.stay[keep]];
          const int* last = first + parts.sizes[parts.stay[keep]];
          const bool whole = std::count_if(first, last, [&](int cell) { return FORMS.has(form, cell); }) == 5;
          if (whole) return Move{gap, stone, keep};
        }
      }
    }
  }
  return std::nullopt;
}

void listAllMoves(const Position& position, std::vector<Move>& moves) {
  moves.clear();
  if (position.phase() == 1) {
    for (int index = 0; index < position.freeCount; index++) moves.push_back(Move{position.free[index]});
    if (moves.empty()) moves.push_back(Move{0});
    return;
  }
  const Side side = position.side;
  for (int number = 0; number < position.stoneCount[side]; number++) {
    const int16_t stone = position.stones[side][number];
    const Parts parts = position.partsWithout(stone);
    for (int8_t keep = 0; keep < parts.largest; keep++) {
      static std::array<bool, CELLS> listed{};
      const size_t before = moves.size();
      for (int index = 0; index < parts.sizes[parts.stay[keep]]; index++) {
        const int held = parts.cells[parts.starts[parts.stay[keep]] + index];
        for (int direction = 0; direction < 6; direction++) {
          const int cell = beside(held, direction);
          if (position.owner[cell] != NOBODY || listed[cell]) continue;
          listed[cell] = true;
          moves.push_back(Move{static_cast<int16_t>(cell), stone, keep});
        }
      }
      for (size_t index = before; index < moves.size(); index++) listed[moves[index].to] = false;
    }
  }
}

// The moves of a position in the tree: one that wins at once, else answers to what threatens, else all, in any order.
void listMoves(const Position& position, std::vector<Move>& moves, Dice& dice) {
  moves.clear();
  if (const auto win = winAtOnce(position, true)) {
    moves.push_back(*win);
    return;
  }
  const Side other = otherSide(position.side);
  std::vector<int> gaps;
  for (int index = 0; index < position.fiveCount[other]; index++) {
    const int gap = position.gapOf(position.fives[other][index]);
    if (std::find(gaps.begin(), gaps.end(), gap) == gaps.end()) gaps.push_back(gap);
  }
  if (position.phase() == 1 && !gaps.empty()) {
    for (const int gap : gaps) moves.push_back(Move{static_cast<int16_t>(gap)});
  } else {
    listAllMoves(position, moves);
    Position waiting = position;
    waiting.side = other;
    if (position.phase() == 2 && winAtOnce(waiting, true)) {
      std::vector<Move> answers;
      for (const Move& move : moves) {
        const bool fills = std::find(gaps.begin(), gaps.end(), move.to) != gaps.end();
        if (fills || position.mayHold(move.from)) answers.push_back(move);
      }
      if (!answers.empty()) moves.swap(answers);
    }
  }
  for (size_t left = moves.size(); left > 1; left--) {
    std::swap(moves[left - 1], moves[dice.below(static_cast<int>(left))]);
  }
}

// ---- Playouts

// After this many moves of phase two the game goes to whoever has clearly more stones, or to nobody.
constexpr int LONGEST = 40;
constexpr int CLEARLY = 2;
// How often it looks for a stone that may leave before it gives up filling a gap.
constexpr int TRIES = 8;

std::optional<Move> answerToThreat(const Position& position, Dice& dice) {
  const Side side = position.side, other = otherSide(side);
  if (position.fiveCount[other] == 0) return std::nullopt;
  const Form threat = position.fives[other][dice.below(position.fiveCount[other])];
  const int16_t gap = static_cast<int16_t>(position.gapOf(threat));
  if (position.phase() == 1) return Move{gap};
  for (int left = TRIES; left > 0; left--) {
    const int16_t stone = position.stones[side][dice.below(position.stoneCount[side])];
    if (!position.mayHold(stone)) return Move{gap, stone};
  }
  return std::nullopt;
}

void playAny(Position& position, Dice& dice) {
  const Side side = position.side;
  if (position.phase() == 1) return position.put(position.free[dice.below(position.freeCount)]);
  const int16_t stone = position.stones[side][dice.below(position.stoneCount[side])];
  int8_t keep = 0;
  if (position.mayHold(stone)) {
    const Parts parts = position.partsWithout(stone);
    keep = static_cast<int8_t>(dice.below(parts.largest));
  }
  position.lift(stone, keep);
  int to = stone;
  while (to == stone) to = position.free[dice.below(position.freeCount)];
  position.put(to);
}

Side playOut(Position& position, Dice& dice) {
  for (int left = LONGEST; position.result == NOBODY;) {
    const Side side = position.side;
    if (position.fiveCount[side] > 0 && winAtOnce(position, false)) return side;
    if (position.phase() == 2 && left-- == 0) {
      const int ahead = position.stoneCount[RED] - position.stoneCount[BLACK];
      return ahead >= CLEARLY ? RED : ahead <= -CLEARLY ? BLACK : DRAWN;
    }
    if (const auto answer = answerToThreat(position, dice)) position.play(*answer);
    else playAny(position, dice);
  }
  return position.result;
}

// ---- The tree

// How much it values what it has tried less, and how much better than its parent it takes an untried move to be.
constexpr double CURIOSITY = 0.6;
constexpr double HOPE = 0.1;
// So often a position must have been met before its moves are told apart: in phase two it has hundreds.
constexpr int RIPE[3] = {0, 1, 6};
constexpr size_t MOST_NODES = 1 << 25;
constexpr int LONGEST_LINE = 250;

enum Proof : int8_t { LOST = -1, OPEN = 0, WON = 1 };

struct Node {
  Move move;
  // Who played the move, and whether that side is proved to win or to lose by it.
  Side by;
  Proof proof = OPEN;
  int visits = 0;
  float won = 0;
  uint32_t first = 0;
  int count = 0;
};

class Tree {
 public:
  explicit Tree(const Position& root) : root(root) { nodes.push_back(Node{Move{}, otherSide(root.side)}); }

  Move think(long playouts, Dice& dice) {
    for (long done = 0; done < playouts && nodes[0].proof == OPEN; done++) playOnce(dice);
    const auto first = nodes.begin() + nodes[0].first;
    const auto trust = [](const Node& node) { return node.proof * 1e12 + node.visits; };
    return std::max_element(first, first + nodes[0].count, [&](const Node& one, const Node& other) {
             return trust(one) < trust(other);
           })->move;
  }

 private:
  const Position& root;
  std::vector<Node> nodes;
  std::vector<uint32_t> path;
  std::vector<Move> moves;

  void playOnce(Dice& dice) {
    Position position = root;
    uint32_t node = 0;
    path.assign(1, 0);
    while (position.result == NOBODY && path.size() < LONGEST_LINE) {
      if (nodes[node].count == 0 && !expand(node, position, dice)) break;
      node = select(nodes[node]);
      path.push_back(node);
      position.play(nodes[node].move);
    }
    if (position.result == RED || position.result == BLACK) {
      nodes[node].proof = position.result == nodes[node].by ? WON : LOST;
      passOnProof();
    }
    const Side result = position.result == NOBODY ? playOut(position, dice) : position.result;
    for (const uint32_t passed : path) {
      nodes[passed].visits++;
      nodes[passed].won += result == DRAWN ? 0.5f : result == nodes[passed].by ? 1 : 0;
    }
  }

  bool expand(uint32_t node, const Position& position, Dice& dice) {
    if (node != 0 && nodes[node].visits < RIPE[position.phase()]) return false;
    listMoves(position, moves, dice);
    if (nodes.size() + moves.size() > MOST_NODES) return false;
    nodes[node].first = static_cast<uint32_t>(nodes.size());
    nodes[node].count = static_cast<int>(moves.size());
    for (const Move& move : moves) nodes.push_back(Node{move, position.side});
    return true;
  }

  uint32_t select(const Node& parent) const {
    const double curiosity = CURIOSITY * std::sqrt(std::log(std::max(1, parent.visits)));
    const double mean = parent.visits > 0 ? 1 - parent.won / parent.visits : 0.5;
    const double untried = mean + HOPE + curiosity / 2;
    uint32_t best = parent.first;
    double most = -1e9;
    for (uint32_t index = parent.first; index < parent.first + parent.count; index++) {
      const Node& child = nodes[index];
      const double promise = child.proof == LOST      ? -1e6 + child.visits
                             : child.visits == 0 ? untried
                                                 : child.won / child.visits + curiosity / std::sqrt(child.visits);
      if (promise <= most) continue;
      most = promise;
      best = index;
    }
    return best;
  }

  // A move to which some answer wins, loses; one to which all answers lose, wins.
  void passOnProof() {
    for (size_t depth = path.size() - 1; depth > 0; depth--) {
      const Node& child = nodes[path[depth]];
      Node& parent = nodes[path[depth - 1]];
      if (child.proof == WON) {
        parent.proof = LOST;
        continue;
      }
      const auto first = nodes.begin() + parent.first;
      if (!std::all_of(first, first + parent.count, [](const Node& one) { return one.proof == LOST; })) return;
      parent.proof = WON;
    }
  }
};

// ---- Questions and answers (docs/bots.md): just enough of JSON for the fields that are needed.

// What follows a field's name, from the first time it occurs.
size_t after(const std::string& text, const std::string& field, size_t from = 0) {
  const std::string name = "\"" + field + "\":";
  const size_t found = text.find(name, from);
  if (found == std::string::npos) throw std::runtime_error("no field " + field);
  return found + name.size();
}

long numberAfter(const std::string& text, const std::string& field) {
  return std::strtol(text.c_str() + after(text, field), nullptr, 10);
}

// All numbers between the bracket that opens here and the one that closes it.
std::vector<int> numbersIn(const std::string& text, size_t from) {
  std::vector<int> numbers;
  int depth = 0;
  for (size_t index = from; index < text.size();) {
    const char letter = text[index];
    if (letter == '-' || (letter >= '0' && letter <= '9')) {
      char* end = nullptr;
      numbers.push_back(static_cast<int>(std::strtol(text.c_str() + index, &end, 10)));
      index = static_cast<size_t>(end - text.c_str());
      continue;
    }
    depth += letter == '[' ? 1 : letter == ']' ? -1 : 0;
    index++;
    if (depth == 0) break;
  }
  return numbers;
}

Position positionIn(const std::string& question) {
  Position position;
  for (const Side side : {RED, BLACK}) {
    const auto cells = numbersIn(question, after(question, side == RED ? "red" : "black"));
    for (size_t index = 0; index + 1 < cells.size(); index += 2) {
      position.add(at(cells[index], cells[index + 1]), side);
    }
  }
  const auto supply = numbersIn(question, after(question, "supply"));
  position.supply[RED] = supply[0];
  position.supply[BLACK] = supply[1];
  position.quiet = static_cast<int>(numberAfter(question, "quiet"));
  position.quietLimit = static_cast<int>(numberAfter(question, "noCaptureLimit"));
  // The colours' names stand in the order of seats.
  const bool firstIsRed = question.compare(after(question, "colours"), 6, "[\"red\"") == 0;
  position.side = (numberAfter(question, "toMove") == 0) == firstIsRed ? RED : BLACK;
  return position;
}

Move moveIn(const Position& position, const std::string& text) {
  int q, r, toQ, toR, keepQ, keepR;
  const int read = std::sscanf(text.c_str(), "%d,%d>%d,%d=%d,%d", &q, &r, &toQ, &toR, &keepQ, &keepR);
  if (read == 2) return Move{static_cast<int16_t>(at(q, r))};
  Move move{static_cast<int16_t>(at(toQ, toR)), static_cast<int16_t>(at(q, r))};
  if (read < 6) return move;
  const Parts parts = position.partsWithout(move.from);
  for (int8_t keep = 0; keep < parts.largest; keep++) {
    const int* first = parts.cells + parts.starts[parts.stay[keep]];
    const int* last = first + parts.sizes[parts.stay[keep]];
    if (std::find(first, last, at(keepQ, keepR)) != last) move.keep = keep;
  }
  return move;
}

// The text of a move: the legal one that means it.
std::string textOf(const Position& position, const Move& move, const std::string& question) {
  size_t from = after(question, "legal");
  const size_t end = question.find(']', from);
  while ((from = question.find('"', from)) < end) {
    const size_t close = question.find('"', from + 1);
    const std::string text = question.substr(from + 1, close - from - 1);
    if (moveIn(position, text) == move) return text;
    from = close + 1;
  }
  throw std::runtime_error("found a move that is not legal");
}

int main(int count, char** arguments) {
  const long playouts = count > 1 ? std::atol(arguments[1]) : 100000;
  Dice dice(1);
  for (std::string line; std::getline(std::cin, line);) {
    const auto is = [&](const char* type) { return line.find(std::string("{\"type\":\"") + type) == 0; };
    if (is("hello")) std::cout << "{\"type\":\"ready\",\"protocol\":1}" << std::endl;
    if (is("start")) dice = Dice(static_cast<uint64_t>(numberAfter(line, "seed")));
    if (!is("question")) continue;
    const Position position = positionIn(line);
    const Move move = Tree(position).think(playouts, dice);
    std::cout << "{\"id\":" << numberAfter(line, "id") << ",\"move\":\"" << textOf(position, move, line) << "\"}"
              << std::endl;
  }
}
